import type { Context } from '../../context.ts'
import { nameOf } from './accounts.ts'
import {
  type EntryFault,
  faultyEntries,
  type JudgedAccount,
  newestSeal,
  type PendingRow,
  pendingWithoutDay,
  reachOf,
  sumAccounts,
} from './verify-store.ts'

/** Small enough for the memory a statement has, and for two to go on beside each other. */
const ENTRIES_A_STEP = 20_000
const ABREAST = 2
export const MOST_TOLD = 100

/**
 * Every entry must come to nothing and be as it was sealed, every balance must be the sum of its lines, and
 * every pending one must have an order that will clear it.
 */
export async function verifyLedger({ db }: Pick<Context, 'db'>, step = ENTRIES_A_STEP) {
  const { entry: newest } = await reachOf(db)
  const entries: EntryFault[] = []
  let after = 0
  const walk = async () => {
    while (after < newest && entries.length < MOST_TOLD) {
      const from = after
      after += step
      const some = { after: from, until: Math.min(from + step, newest) }
      entries.push(...(await faultyEntries(db, some, MOST_TOLD)))
    }
  }
  const [accounts] = await Promise.all([sumAccounts(db, MOST_TOLD), ...Array.from({ length: ABREAST }, walk)])
  const pending = await pendingWithoutDay(db, MOST_TOLD)
  const seal = await newestSeal(db)
  return {
    sealed: seal?.number ?? 0,
    /** Kept elsewhere, it shows later that nothing was cut off at the end. */
    newestHash: seal?.hash.toString('hex') ?? null,
    entries,
    accounts: accounts.flatMap(({ fault, ...account }) =>
      fault ? [{ account: fullNameOf(account), fault }] : [],
    ),
    pending: pending.map(pendingFault),
    /** The sums hold for the moment when the seal `upTo` was the newest; a debit is above zero. */
    sums: {
      upTo: accounts[0]?.sealed ?? 0,
      of: accounts.flatMap(({ kind, subject, code, currency, fault, moved }) =>
        kind && !fault ? [{ account: nameOf({ kind, subject, code }), currency, amount: moved }] : [],
      ),
    },
  }
}

type Named = Pick<JudgedAccount, 'kind' | 'subject' | 'code' | 'id' | 'currency'>

const fullNameOf = ({ kind, subject, code, id, currency }: Named) =>
  `${kind ? nameOf({ kind, subject, code }) : id} ${currency}`

export const entryFault = ({ entry_id, fault }: EntryFault) => ({ what: `entry ${entry_id}`, fault })

export const accountFault = ({ fault, ...account }: Named & { fault: string }) => ({
  what: `account ${fullNameOf(account)}`,
  fault,
})

export const pendingFault = ({ order, account, currency }: PendingRow) => ({
  what: order ? `order ${order}` : `account agent_pending:${account} ${currency}`,
  fault: 'pending without a day' as const,
})

type Found = Pick<Awaited<ReturnType<typeof verifyLedger>>, 'entries' | 'accounts' | 'pending'>

/** A fault reads "entry 12: changed". */
export const faultsOf = ({ entries, accounts, pending }: Found) => [
  ...entries.map(entryFault),
  ...accounts.map(({ account, fault }) => ({ what: `account ${account}`, fault })),
  ...pending,
]
