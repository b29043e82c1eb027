import type { Context } from '../context.ts'
import type { Tx } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { AGENT_KINDS, nameOf } from './accounts.ts'
import type { Posting } from './posting.ts'
import { addEntry, addLines, linesPosted, lockAccounts, openAccounts } from './store.ts'

export interface Entry extends Posting {
  /** What it is posted for, as in `payment:0199…`: a template is posted for it once. */
  cause: string
  orderId: string | null
  /** Null where a timer or the processor did it. */
  actorId: string | null
  requestId: string | null
}

interface HowToCompare {
  /** Where lines follow from what the agent had at the time, only the others can be the same again. */
  withoutAgent?: boolean
}

/**
 * The one way into the books. Posted again, the same lines change nothing and other lines are a mistake of ours.
 * Answers whether it was posted now.
 */
export async function postEntry(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { template, currency, lines, ...entry }: Entry,
  { withoutAgent = false }: HowToCompare = {},
): Promise<boolean> {
  if (lines.length === 0) return false
  const added = await addEntry(tx, {
    template,
    cause: entry.cause,
    order_id: entry.orderId,
    actor_id: entry.actorId,
    request_id: entry.requestId,
    created_at: clock.now(),
  })
  if (!added) {
    const before = await linesPosted(tx, { cause: entry.cause, template })
    const isSame =
      told(before.map(asLine), withoutAgent) === told(lines, withoutAgent) &&
      before.every((line) => line.currency === currency)
    if (!isSame) throw new Error(`${template} was posted for ${entry.cause} with other lines`)
    return false
  }

  const accounts = lines.map(({ account }) => account)
  await openAccounts(tx, accounts, currency)
  await lockAccounts(tx, [...new Set(accounts.map(({ subject }) => subject))])
  await addLines(tx, added.id, lines, currency).catch(refuseOverdraft)
  return true
}

const asLine = ({ kind, subject, code, amount }: Awaited<ReturnType<typeof linesPosted>>[number]) => ({
  account: { kind, subject, code },
  amount,
})

type Told = { account: { kind: string; subject: string | null; code: string | null }; amount: number }

const told = (lines: Told[], withoutAgent: boolean) =>
  lines
    .filter(({ account }) => !(withoutAgent && AGENT_KINDS.includes(account.kind)))
    .map(({ account, amount }) => `${nameOf(account)} ${amount}`)
    .toSorted()
    .join('\n')

function refuseOverdraft(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'ledger_account_is_not_overdrawn')
    throw new Refusal('not_now', { message: 'There is not enough money for this.' })
  throw error
}
