import type { MenuEntry } from './menus.ts'

const segment = (path: string, position: number) => path.split(/[?#]/)[0]?.split('/')[position]

/** Pages of offers stand beside those of orders, under one entry. */
const ENTRY_OF: Record<string, string> = { offers: 'orders' }

function roomOf(path: string) {
  const room = segment(path, 3)
  return room && (ENTRY_OF[room] ?? room)
}

/** A side menu's entry is active when its third segment is that of the path: `/p/client/[goals]/12/details`. */
export const activeEntry = (entries: MenuEntry[], pathname: string) =>
  entries.find(({ alone, to }) => alone && to === pathname) ??
  entries.find(({ alone, to }) => !alone && roomOf(to) === roomOf(pathname))

/** A top entry is active in its whole part of the site: Services, `/p/visas/ca`, on every `/p/visas/…`. */
const isActivePart = ({ to }: Pick<MenuEntry, 'to'>, pathname: string) =>
  to === pathname || (to.startsWith('/p/') && segment(to, 2) === segment(pathname, 2))

export const activePart = (entries: Pick<MenuEntry, 'to'>[], pathname: string) =>
  entries.find((entry) => isActivePart(entry, pathname))?.to
