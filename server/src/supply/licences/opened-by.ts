import { isOpened } from './licence-store.ts'

/** The condition, for statements about a `service`, that a licence of its agent covers its visa on this day. */
export const openedBy = (today: string) => isOpened(today)
