import { afterEach, describe, expect, test, vi } from 'vitest';

import { makeBundle } from './bundle';
import { formatLabel, formatSaid, gameTexts, meant } from './game_texts';

const NAMES = ['Alix', 'Bruno'];
const FRENCH = makeBundle('fr', [
  `
said-turn-of = C’est au tour { DE($who) }.
said-into = { $who } fait entrer { $ring } dans le couloir { $lane }.
said-taken =
    { $n ->
        [one] { $who } prend { $n } bouton : { LIST($squares) }.
       *[other] { $who } prend { $n } boutons : { LIST($squares) }.
    }
said-comes = { CAP($card) } arrive.
said-one-of = Il faut { LIST($cards, type: "or") }.
said-no = Non : { $why }
move-into-lane = Jouer { $ring } au { $lane }
said-won = { LIST($who) } gagnent.
prompt-take = Prenez de 1 à { $most }.
prompt-one-of = { said-one-of }
term-ring = une bouée { $colour }
term-red = rouge
term-marked-man = le { $strength } { $colour }
`,
]);
const inFrench = (key: string, values: Record<string, unknown>) => formatSaid(FRENCH, { key, values }, NAMES);

describe('a sentence is said by its key, with', () => {
  test('players by their names', () => {
    expect(inFrench('turn_of', { who: { player: 0 } })).toBe('C’est au tour d’Alix.');
    expect(inFrench('turn_of', { who: { player: 1 } })).toBe('C’est au tour de Bruno.');
  });

  test('terms in the words of the game, which may hold others', () => {
    const ring = { term: 'ring', values: { colour: { term: 'red' } } };
    expect(inFrench('into', { who: { player: 1 }, ring, lane: 5 })).toBe(
      'Bruno fait entrer une bouée rouge dans le couloir 5.',
    );
  });

  test('numbers that decide the plural, and squares as they are written', () => {
    const [who, squares] = [{ player: 0 }, ['f5', 'c1']];
    expect(inFrench('taken', { who, n: 1, squares: ['f5'] })).toBe('Alix prend 1 bouton : f5.');
    expect(inFrench('taken', { who, n: 2, squares })).toBe('Alix prend 2 boutons : f5 et c1.');
  });

  test('lists of players and terms, and a capital at the beginning', () => {
    const man = { term: 'marked_man', values: { strength: 3, colour: { term: 'red' } } };
    expect(inFrench('comes', { card: man })).toBe('Le 3 rouge arrive.');
    expect(inFrench('one_of', { cards: [man, { term: 'red' }] })).toBe('Il faut le 3 rouge ou rouge.');
    expect(inFrench('won', { who: [{ player: 0 }, { player: 1 }] })).toBe('Alix et Bruno gagnent.');
  });
});

test('a prompt has a message of its own, which may be that of a sentence', () => {
  expect(formatSaid(FRENCH, { key: 'take', values: { most: 3 } }, NAMES, 'prompt')).toBe('Prenez de 1 à 3.');
  const cards = [{ term: 'red' }, { term: 'ring', values: { colour: { term: 'red' } } }];
  expect(formatSaid(FRENCH, { key: 'one_of', values: { cards } }, NAMES, 'prompt')).toBe(
    'Il faut rouge ou une bouée rouge.',
  );
});

test('a move is called by its key, and a sentence may stand in the gap of another', () => {
  const label = { key: 'into_lane', values: { ring: { term: 'red' }, lane: 3 } };
  expect(formatLabel(FRENCH, label, NAMES)).toBe('Jouer rouge au 3');
  const why = { term: 'said-turn-of', values: { who: { player: 0 } } };
  expect(inFrench('no', { why })).toBe('Non : C’est au tour d’Alix.');
});

test('what is for boards alone, or not for these eyes, troubles no sentence', () => {
  const values = { who: { player: 0 }, from: null, seen: false, cards: [null, 3] };
  expect(inFrench('turn_of', values)).toBe('C’est au tour d’Alix.');
  expect(meant(values)).toEqual({ who: 0, from: null, seen: false, cards: [null, 3] });
});

test('what the game has no words for keeps its name', () => {
  expect(inFrench('unheard_of', {})).toBe('unheard_of');
  expect(inFrench('comes', { card: { term: 'mystery' } })).toBe('Mystery arrive.');
});

describe('a game’s messages come from the server', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answers = (texts: Record<string, string>, otherwise: number) =>
    vi.stubGlobal('fetch', (path: string) => {
      const text = texts[path];
      return Promise.resolve(new Response(text ?? '{}', { status: text === undefined ? otherwise : 200 }));
    });
  const hello = async (language: string) =>
    formatSaid(await gameTexts('hippo', language), { key: 'hello', values: { n: 1.5 } }, []);

  test('in the language wanted, else in English, else in French', async () => {
    const french = { '/api/games/hippo/texts/fr': 'said-hello = Bonjour { $n }' };
    const english = { '/api/games/hippo/texts/en': 'said-hello = Hello { $n }' };
    answers({ ...french, ...english }, 404);
    expect(await hello('fr')).toBe('Bonjour 1,5');
    expect(await hello('de')).toBe('Hello 1.5');
    answers(french, 404);
    expect(await hello('de')).toBe('Bonjour 1,5');
  });

  test('and it is an error if it has none, or none can be had', async () => {
    answers({}, 404);
    await expect(hello('de')).rejects.toThrow('expected texts of hippo in de, en or fr');
    answers({}, 503);
    await expect(hello('de')).rejects.toMatchObject({ status: 503 });
  });
});
