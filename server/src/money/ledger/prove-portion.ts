import type { Reader } from '../../platform/database/database.ts'
import { addMoved } from './add-moved.ts'
import type { FaultRow } from './check-store.ts'
import {
  endOfAccounts,
  endOfAgents,
  faultyAccounts,
  faultyAccountsOf,
  findProof,
  isSealStill,
  lateEntries,
  movedBy,
  type Reached,
} from './proof-store.ts'
import { accountFault, entryFault, MOST_TOLD, pendingFault } from './verify-ledger.ts'
import { ALL, faultyEntries, pendingWithoutDay, reachOf, type Some } from './verify-store.ts'

/** How many of each are looked at by one statement; it has to end well within the time a statement has. */
export interface Sizes {
  entries: number
  accounts: number
}

const NOTHING = { seal: 0, hash: null, entry: 0 }

/** All of the books, or what came since they were last proven; then the seal it goes on from has to be there as it was. */
export async function beginProof(db: Reader, isWhole: boolean): Promise<Reached> {
  const upTo = await reachOf(db)
  const proof = isWhole ? undefined : await findProof(db)
  if (!proof) return { from: NOTHING, upTo, part: 'entries', after: 0, faults: [], sums: [] }
  const { sums, ...from } = proof
  const faults = from.seal === 0 || (await isSealStill(db, from)) ? [] : [otherThanProven(from.seal)]
  return { from, upTo, part: 'entries', after: from.entry, faults, sums }
}

const otherThanProven = (seal: number) => ({ what: `seal ${seal}`, fault: 'not as it was proven' })

/** Looks at one portion more, and tells where the next begins. */
export function provePortion(db: Reader, reached: Reached, isWhole: boolean, sizes: Sizes): Promise<Reached> {
  if (reached.part === 'entries') return proveEntries(db, reached, sizes)
  if (reached.part === 'late entries') return proveLateEntries(db, reached, sizes)
  if (reached.part === 'accounts') return proveAccounts(db, reached, isWhole, sizes)
  return proveClearance(db, reached, sizes)
}

async function proveEntries(db: Reader, reached: Reached, sizes: Sizes): Promise<Reached> {
  const after = Number(reached.after)
  const until = Math.min(after + sizes.entries, reached.upTo.entry)
  const next = await proveSome(db, reached, { after, until })
  return until < reached.upTo.entry
    ? { ...next, after: until }
    : { ...next, part: 'late entries', after: reached.from.seal }
}

async function proveLateEntries(db: Reader, reached: Reached, sizes: Sizes): Promise<Reached> {
  const after = Number(reached.after)
  const until = Math.min(after + sizes.entries, reached.upTo.seal)
  const ids = await lateEntries(db, { after, until }, reached.from.entry)
  const next = ids.length > 0 ? await proveSome(db, reached, { ids }) : reached
  return until < reached.upTo.seal
    ? { ...next, after: until }
    : { ...next, part: 'accounts', after: ALL.after }
}

/** With the accounts these entries have moved, each as it is by now. */
async function proveSome(db: Reader, reached: Reached, some: Some): Promise<Reached> {
  const entries = await faultyEntries(db, some, MOST_TOLD)
  const accounts = await faultyAccountsOf(db, some, MOST_TOLD)
  const moved = await movedBy(db, some, reached.upTo.seal)
  return {
    ...reached,
    faults: added(reached.faults, [...entries.map(entryFault), ...accounts.map(accountFault)]),
    sums: addMoved(reached.sums, moved),
  }
}

/** Whole, those too that nothing has moved. */
async function proveAccounts(db: Reader, reached: Reached, isWhole: boolean, sizes: Sizes): Promise<Reached> {
  if (!isWhole) return { ...reached, part: 'clearance', after: ALL.after }
  const after = String(reached.after)
  const until = await endOfAccounts(db, after, sizes.accounts)
  const found = await faultyAccounts(db, { after, until }, MOST_TOLD)
  const next = { ...reached, faults: added(reached.faults, found.map(accountFault)) }
  return until === ALL.until ? { ...next, part: 'clearance', after: ALL.after } : { ...next, after: until }
}

async function proveClearance(db: Reader, reached: Reached, sizes: Sizes): Promise<Reached> {
  const after = String(reached.after)
  const until = await endOfAgents(db, after, sizes.accounts)
  const found = await pendingWithoutDay(db, MOST_TOLD, { after, until })
  const next = { ...reached, faults: added(reached.faults, found.map(pendingFault)) }
  return until === ALL.until ? { ...next, part: 'over' } : { ...next, after: until }
}

/** An account may be met in several portions. */
const added = (before: readonly FaultRow[], found: readonly FaultRow[]) =>
  [...new Map([...before, ...found].map((one) => [`${one.what} ${one.fault}`, one])).values()].slice(
    0,
    MOST_TOLD,
  )
