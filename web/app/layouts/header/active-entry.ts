import type { MenuEntry } from './menus.ts'

const segment = (path: string, position: number) => path.split(/[?#]/)[0]?.split('/')[position]

/** A side menu's entry is active when its third segment is that of the path: `/p/client/[goals]/12/details`. */
export const activeEntry = (entries: MenuEntry[], pathname: string) =>
  entries.find(({ alone, to }) => alone && to === pathname) ??
  entries.find(({ alone, to }) => !alone && segment(to, 3) === segment(pathname, 3))

/** A top entry is active in its whole part of the site: Services, `/p/visas/ca`, on every `/p/visas/…`. */
const isActivePart = ({ to }: Pick<MenuEntry, 'to'>, pathname: string) =>
  to === pathname || (to.startsWith('/p/') && segment(to, 2) === segment(pathname, 2))

export const activePart = (entries: Pick<MenuEntry, 'to'>[], pathname: string) =>
  entries.find((entry) => isActivePart(entry, pathname))?.to
