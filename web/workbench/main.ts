/** A table for boards under construction: whole games to step through. `npx vite --config workbench/vite.config.ts` */
import { mount } from 'svelte';

import Bench from './Bench.svelte';

mount(Bench, { target: document.getElementById('bench') ?? document.body });
