/** The game's own words for what is in its views, for everything inside a board. */
import { getContext, setContext } from 'svelte';

import type { GameCard } from '../api/types';

type Fields = () => GameCard['fields'];

const KEY = Symbol('fields');

export const giveFields = (fields: Fields) => setContext(KEY, fields);
export const ownFields = () => getContext<Fields>(KEY);
