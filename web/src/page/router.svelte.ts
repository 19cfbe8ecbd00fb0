// Where the player is: the path of the page and nothing else. Links are real links.

export interface Place {
  path: string;
  query: URLSearchParams;
}

const here = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search) });

class Router {
  place = $state.raw(here());

  constructor() {
    addEventListener('popstate', () => (this.place = here()));
    addEventListener('click', (event) => this.follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.place = here();
    scrollTo(0, 0);
  }

  /** Links of this page are followed without reloading it. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api')) return;
    event.preventDefault();
    if (link.hash && link.pathname === location.pathname) history.replaceState(null, '', link.href);
    else this.go(link.pathname + link.search);
    if (link.hash) document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView();
  }
}

export const router = new Router();
