import '@fontsource/young-serif/latin.css';
import '$lib/style/tokens.css';
import '$lib/style/palettes.css';
import '$lib/style/base.css';
import '$lib/style/controls.css';
import '$lib/style/stage.css';

import { mount } from 'svelte';

import { load } from '$lib/i18n';
import { settings } from '$lib/settings/settings.svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id app');
await load(settings.language);
mount(App, { target });
