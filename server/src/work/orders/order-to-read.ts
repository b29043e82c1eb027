import type { Reader } from '../../platform/database/database.ts'
import { findHeld } from './move-store.ts'

/** An order as those who move it see it, without holding it. */
export const orderToRead = (db: Reader, id: string) => findHeld(db, id)
