import { segment } from './active-part.ts'
import type { MenuEntry } from './menus.ts'

/** Pages of offers stand beside those of orders, under one entry. */
const ENTRY_OF: Record<string, string> = { offers: 'orders' }

function roomOf(path: string) {
  const room = segment(path, 3)
  return room && (ENTRY_OF[room] ?? room)
}

/** The conversation of an order belongs to Messages, of whoever has them in their menu. */
const roomsOf = (path: string) =>
  segment(path, 5) === 'conversation' ? ['messages', roomOf(path)] : [roomOf(path)]

/** A side menu's entry is active when its third segment is that of the path: `/p/client/[goals]/12/details`. */
export function activeEntry(entries: MenuEntry[], pathname: string) {
  const alone = entries.find((entry) => entry.alone && entry.to === pathname)
  if (alone) return alone
  const among = entries.filter((entry) => !entry.alone)
  const [active] = roomsOf(pathname).flatMap((room) => among.find(({ to }) => roomOf(to) === room) ?? [])
  return active
}
