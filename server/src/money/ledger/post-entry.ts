import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { AGENT_KINDS, nameOf } from './accounts.ts'
import type { Posting, Template } from './posting.ts'
import { addEntries, linesPosted, lockAccounts, openAccounts } from './store.ts'

export interface Entry extends Posting {
  /** A cause looks like `payment:0199…`; a template is posted for it once. */
  cause: string
  orderId: string | null
  /** It is null where a timer or the processor did it. */
  actorId: string | null
  requestId: string | null
}

interface HowToCompare {
  /** Lines that follow from what the agent had at the time cannot be the same again, so only the others are compared. */
  withoutAgent?: boolean
}

/**
 * There is no other way into the books. Posted again, the same lines change nothing and other lines are a
 * mistake of ours. The answer says whether it was posted now.
 */
export const postEntry = (
  context: Pick<Context, 'clock'>,
  tx: Tx,
  entry: Entry,
  how: HowToCompare = {},
): Promise<boolean> => postEntries(context, tx, [entry], how)

/** The same for all that one event does to the books, at once. Answers whether any of it was posted now. */
export async function postEntries(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  entries: Entry[],
  how: HowToCompare = {},
): Promise<boolean> {
  const wanted = entries.filter(({ lines }) => lines.length > 0)
  if (wanted.length === 0) return false
  const lines = wanted.flatMap(linesOf)
  await openAccounts(tx, lines)
  const whose = lines.flatMap(({ account }) => (account.subject === null ? [] : [account.subject]))
  if (whose.length > 0) await lockAccounts(tx, [...new Set(whose)])
  const created_at = clock.now()
  const added = await addEntries(
    tx,
    wanted.map(({ template, cause, orderId, actorId, requestId }) => ({
      template,
      cause,
      created_at,
      order_id: orderId,
      actor_id: actorId,
      request_id: requestId,
    })),
    lines,
  ).catch(refuseOverdraft)
  for (const entry of wanted) {
    const isNew = added.some(({ cause, template }) => cause === entry.cause && template === entry.template)
    if (!isNew && !(await isPosted(tx, entry, how)))
      throw new Error(`${entry.template} was posted for ${entry.cause} with other lines`)
  }
  return added.length > 0
}

const linesOf = ({ lines, currency, cause, template }: Entry) =>
  lines.map((line) => ({ ...line, currency, cause, template }))

export async function isPosted(
  db: Reader,
  entry: Pick<Entry, 'cause' | 'template' | 'currency' | 'lines'>,
  { withoutAgent = false }: HowToCompare = {},
) {
  const posted = await linesPosted(db, entry)
  return (
    posted.length > 0 &&
    told(posted.map(asLine), withoutAgent) === told(entry.lines, withoutAgent) &&
    posted.every(({ currency }) => currency === entry.currency)
  )
}

/** Returns true if the template was posted for it, whatever its lines. */
export const isPostedFor = async (db: Reader, cause: string, template: Template) =>
  (await linesPosted(db, { cause, template })).length > 0

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
