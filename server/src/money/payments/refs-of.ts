import type { Reader } from '../../platform/database/database.ts'
import { findRefs } from './store.ts'

/** What people call these payments by. */
export const refsOf = async (db: Reader, ids: string[]) =>
  new Map((await findRefs(db, ids)).map(({ id, ref }) => [id, ref]))
