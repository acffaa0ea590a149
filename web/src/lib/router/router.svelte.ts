/** Which page is shown: the address bar is the only state. */
import { match, type Route } from './routes';

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  route: Route = $derived(match(this.path));
  /** Whether a page was left for another since this one was loaded. */
  moved = false;

  start(): void {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.moved = true;
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || forTheBrowser(event) || leadsOut(link)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

/** With another button or a modifier key people ask for a new window. */
function forTheBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** To another place, a file, or a heading of the same page. */
function leadsOut(link: HTMLAnchorElement): boolean {
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return true;
  return link.pathname === location.pathname || link.pathname.startsWith('/api/');
}

export const router = new Router();
