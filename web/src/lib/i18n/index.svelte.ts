/** The page's words in the language chosen: `t().shelf.title`. */
import { settings } from '../settings/settings.svelte';
import { en } from './en';
import { fr } from './fr';

export type Strings = typeof fr;

const SPOKEN = { fr, en };

export const t = (): Strings => SPOKEN[settings.language];
