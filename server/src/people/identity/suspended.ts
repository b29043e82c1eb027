import type { Reader } from '../../platform/database/database.ts'
import { findSuspension } from './guards-changed-store.ts'

/** Returns true while somebody’s account is suspended. */
export const isSuspended = async (db: Reader, personId: string) =>
  (await findSuspension(db, personId)) !== null
