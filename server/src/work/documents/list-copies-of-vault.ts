import type { Reader } from '../../platform/database/database.ts'
import { hasLeft } from './policy.ts'
import { copiesOfVault } from './store.ts'

/** The copies of these versions of a vault that lie in orders, and whether the other side reaches them. */
export const listCopiesOfVault = async (db: Reader, vaultVersionIds: string[]) =>
  (await copiesOfVault(db, vaultVersionIds)).map((row) => ({ ...row, is_in_reach: !hasLeft(row, row) }))
export type CopyRow = Awaited<ReturnType<typeof listCopiesOfVault>>[number]
