// Where we are: the fragment of the address. Secrets stand only there, since browsers do not send it to anybody.
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; secret: string }
  | { page: 'replay'; id: string; secret: string }
  | { page: 'rules'; game: string; section?: string }
  | { page: 'lost' }; // a link that leads nowhere

export function parse(fragment: string): Route {
  const [page, a, b] = fragment.replace(/^#?\/?/, '').split('/');
  const plain = (part: string | undefined): part is string => part !== undefined && /^[\w-]+$/.test(part);
  if (!page) return { page: 'lobby' };
  if (page === 'new' && plain(a)) return { page, game: a };
  if ((page === 'table' || page === 'replay') && plain(a) && plain(b)) return { page, id: a, secret: b };
  if (page === 'rules' && plain(a)) return plain(b) ? { page, game: a, section: b } : { page, game: a };
  return { page: 'lost' };
}

export function link(route: Route): string {
  if (route.page === 'lobby' || route.page === 'lost') return '#/';
  if (route.page === 'new') return `#/new/${route.game}`;
  if (route.page === 'rules') return `#/rules/${route.game}${route.section ? `/${route.section}` : ''}`;
  return `#/${route.page}/${route.id}/${route.secret}`;
}

export const here = $state<{ route: Route }>({ route: parse(location.hash) });
addEventListener('hashchange', () => (here.route = parse(location.hash)));

export function go(route: Route): void {
  location.hash = link(route);
}
