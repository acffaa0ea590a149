/** A table for boards under construction: whole games to step through. `npx vite --config workbench/vite.config.ts` */
import '../src/lib/style/tokens.css';
import '../src/lib/style/palettes.css';
import '../src/lib/style/base.css';
import '../src/lib/style/controls.css';
import '../src/lib/style/stage.css';

import { mount } from 'svelte';

import Bench from './Bench.svelte';

mount(Bench, { target: document.getElementById('bench') ?? document.body });
