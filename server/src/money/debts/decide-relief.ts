import type { Context } from '../../context.ts'
import { byTwo } from '../../ground/audit/by-two.ts'
import { perform } from '../../ground/facts/perform.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow } from '../../platform/refusal.ts'
import { lockWhatTheyHave } from '../ledger/lock-what-they-have.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { debtForgiven, debtReceived } from '../ledger/templates/debt-templates.ts'
import { writeMoney } from '../receipts/money.ts'
import { NOTES, showDebt } from './propose-relief.ts'
import { debtReliefMachine } from './relief-state.ts'
import { findDebt, lockRelief } from './relief-store.ts'

type Relief = NonNullable<Awaited<ReturnType<typeof lockRelief>>>

const decide = (
  context: Context,
  actor: Person,
  { id, rid }: { id: string; rid: string },
  audit: 'approve_debt_relief' | 'refuse_debt_relief',
  take: (tx: Tx, relief: Relief, owed: number) => Promise<unknown>,
) =>
  byTwo(context, actor, {
    hold: (tx) => holdRelief(tx, id, rid),
    owner: ({ relief }) => relief.person_id,
    own: 'debt',
    second: audit === 'approve_debt_relief' ? AGREEING : undefined,
    take: (tx, { relief, owed }) => take(tx, relief, owed),
    audit,
    details: ({ relief: { amount, how, reason } }) => ({ amount: String(amount), note: NOTES[how], reason }),
    show: (tx) => showDebt(tx, actor, id),
  })

const AGREEING = {
  first: ({ relief }: { relief: Relief }) => relief.proposed_by,
  refusal: 'You proposed this. Please ask a colleague to agree to it.',
}

/** With what is owed now; null where it is of another debt. */
async function holdRelief(tx: Tx, id: string, rid: string) {
  const relief = await lockRelief(tx, rid)
  if (!relief) return null
  await lockWhatTheyHave(tx, relief.person_id)
  const debt = await findDebt(tx, id)
  const isOfDebt =
    debt?.person_id === relief.person_id &&
    debt.kind === `${relief.side}_debt` &&
    debt.currency === relief.currency
  return isOfDebt ? { relief, owed: debt.owed } : null
}

/** Z2 is the second pair of eyes. */
export const approveRelief = (context: Context, actor: Person, which: { id: string; rid: string }) =>
  decide(context, actor, which, 'approve_debt_relief', async (tx, relief, owed) => {
    const { id, person_id: person, side, how, amount, currency } = relief
    const now = context.clock.now()
    await perform(
      context,
      tx,
      debtReliefMachine.approve,
      { id },
      {
        patch: {
          decided_by: actor.id,
          decided_at: now,
          updated_at: now,
        },
      },
    )
    if (amount > owed)
      throw notNow(
        `Only ${writeMoney(owed, currency)} is owed by now. Please refuse this, and propose what is right.`,
      )
    const settled = { currency, person, side, amount }
    await postEntry(context, tx, {
      ...(how === 'received' ? debtReceived(settled) : debtForgiven(settled)),
      cause: `debt_relief:${id}`,
      orderId: null,
      actorId: actor.id,
      requestId: context.by.requestId,
    })
    await tell(context, tx, {
      fact: 'debt_relieved',
      person,
      along: { id, side, how, amount, currency, left: owed - amount },
    })
  })

/** Z3 is for a colleague, Z4 for whoever proposed it. */
export const refuseRelief = (context: Context, actor: Person, which: { id: string; rid: string }) =>
  decide(context, actor, which, 'refuse_debt_relief', (tx, { id, proposed_by }) => {
    const now = context.clock.now()
    return perform(
      context,
      tx,
      proposed_by === actor.id ? debtReliefMachine.withdraw : debtReliefMachine.refuse,
      { id },
      {
        patch: {
          decided_by: actor.id,
          decided_at: now,
          updated_at: now,
        },
      },
    )
  })
