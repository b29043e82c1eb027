import type { Context } from '../context.ts'
import {
  type AccountFault,
  type EntryFault,
  faultyAccounts,
  faultyEntries,
  newestEntry,
  newestSeal,
} from './verify-store.ts'

/** Small enough for the memory a statement has, and for two to go on beside each other. */
const ENTRIES_A_STEP = 20_000
const ABREAST = 2
const MOST_TOLD = 100

/** Whether every entry comes to nothing and is as it was sealed, and every balance is the sum of its lines. */
export async function verifyLedger({ db }: Pick<Context, 'db'>, step = ENTRIES_A_STEP) {
  const newest = await newestEntry(db)
  const entries: EntryFault[] = []
  let after = 0
  const walk = async () => {
    while (after < newest && entries.length < MOST_TOLD) {
      const from = after
      after += step
      entries.push(...(await faultyEntries(db, from, Math.min(from + step, newest), MOST_TOLD)))
    }
  }
  const balances = async (): Promise<AccountFault[]> => faultyAccounts(db, MOST_TOLD)
  const [accounts] = await Promise.all([balances(), ...Array.from({ length: ABREAST }, walk)])
  const seal = await newestSeal(db)
  return {
    sealed: seal?.number ?? 0,
    /** Kept elsewhere, it shows later that nothing was cut off at the end. */
    newestHash: seal?.hash.toString('hex') ?? null,
    entries,
    accounts,
  }
}
