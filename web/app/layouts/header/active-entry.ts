import { segment } from './active-part.ts'
import type { MenuEntry } from './menus.ts'

/** Pages of offers stand beside those of orders, under one entry. */
const ENTRY_OF: Record<string, string> = { offers: 'orders' }

/** The conversation of an order stands behind its address, and is reached by Messages as much as by the order. */
function roomOf(path: string) {
  if (segment(path, 5) === 'conversation') return 'messages'
  const room = segment(path, 3)
  return room && (ENTRY_OF[room] ?? room)
}

/** A side menu's entry is active when its third segment is that of the path: `/p/client/[goals]/12/details`. */
export const activeEntry = (entries: MenuEntry[], pathname: string) =>
  entries.find(({ alone, to }) => alone && to === pathname) ??
  entries.find(({ alone, to }) => !alone && roomOf(to) === roomOf(pathname))
