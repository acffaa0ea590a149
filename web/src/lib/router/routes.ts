/** The pages there are. */
export type Route =
  | { page: 'shelf' }
  | { page: 'game'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'table'; table: string }
  | { page: 'best'; game: string }
  | { page: 'person'; person: string }
  | { page: 'replay'; table: string }
  | { page: 'workbench'; game: string }
  | { page: 'settings' }
  | { page: 'me' }
  | { page: 'nowhere' };

const PAGES: [RegExp, (found: string) => Route][] = [
  [/^\/()$/, () => ({ page: 'shelf' })],
  [/^\/games\/([\w-]+)\/?$/, (game) => ({ page: 'game', game })],
  [/^\/games\/([\w-]+)\/learn\/?$/, (game) => ({ page: 'learn', game })],
  [/^\/tables\/([\w-]+)\/?$/, (table) => ({ page: 'table', table })],
  [/^\/best(?:\/([\w-]+))?\/?$/, (game) => ({ page: 'best', game })],
  [/^\/people\/([\w-]+)\/?$/, (person) => ({ page: 'person', person })],
  [/^\/replay\/([\w-]+)\/?$/, (table) => ({ page: 'replay', table })],
  [/^\/workbench\/([\w-]+)\/?$/, (game) => ({ page: 'workbench', game })],
  [/^\/settings\/?()$/, () => ({ page: 'settings' })],
  [/^\/me\/?()$/, () => ({ page: 'me' })],
];

export function match(path: string): Route {
  for (const [pattern, route] of PAGES) {
    const found = pattern.exec(path);
    if (found) return route(found[1] ?? '');
  }
  return { page: 'nowhere' };
}
