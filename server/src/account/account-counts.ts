import type { Context } from '../context.ts'

/** What the menus count: orders that go on, and messages not read. The domains that hold them fill it in. */
export async function countsOf(_context: Context, _personId: string) {
  return { order_count: 0, unread_count: 0 }
}
