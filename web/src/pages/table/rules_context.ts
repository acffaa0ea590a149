/** Anybody inside a table can open a rule: `openRule()('H5')`; the empty text opens them all. */
import { createContext } from 'svelte';

export const [openRule, setRules] = createContext<(rule: string) => void>();
