/** A game's own pictures: symbols of its `art.svg`, only ever used from it, so that nothing in it can run. */
const known = new Map<string, Promise<Map<string, number>>>();

export const fileOf = (game: string, name: string): string => `/api/games/${game}/files/${name}`;
export const symbolOf = (game: string, symbol: string): string => `${fileOf(game, 'art.svg')}#${symbol}`;

/** Height of each symbol for a width of 1; none if the game has no pictures. */
export function aspectsOf(game: string): Promise<Map<string, number>> {
  const found = known.get(game) ?? fetchAspects(game).catch(() => new Map<string, number>());
  known.set(game, found);
  return found;
}

async function fetchAspects(game: string): Promise<Map<string, number>> {
  const response = await fetch(fileOf(game, 'art.svg'));
  return response.ok ? aspectsIn(await response.text()) : new Map();
}

function aspectsIn(svg: string): Map<string, number> {
  const symbols = new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('symbol[id]');
  return new Map([...symbols].map((symbol) => [symbol.id, aspectOf(symbol.getAttribute('viewBox') ?? '')]));
}

function aspectOf(viewBox: string): number {
  const [, , width = 1, height = 1] = viewBox.split(/[\s,]+/).map(Number);
  return height / width || 1;
}
