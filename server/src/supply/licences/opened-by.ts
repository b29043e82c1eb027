import { isOpened } from './licence-store.ts'

/** The condition is for statements about a `service`. */
export const openedBy = (today: string) => isOpened(today)
