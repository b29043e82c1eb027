import type { MenuEntry } from './menus.ts'

export const segment = (path: string, position: number) => path.split(/[?#]/)[0]?.split('/')[position]

/** A top entry is active in its whole part of the site: Services, `/p/visas/ca`, on every `/p/visas/…`. */
const isActivePart = ({ to }: Pick<MenuEntry, 'to'>, pathname: string) =>
  to === pathname || (to.startsWith('/p/') && segment(to, 2) === segment(pathname, 2))

export const activePart = (entries: Pick<MenuEntry, 'to'>[], pathname: string) =>
  entries.find((entry) => isActivePart(entry, pathname))?.to
