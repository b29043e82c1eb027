import type { Context } from '../../context.ts'
import { writeAuditEntry } from '../../ground/audit/write-audit-entry.ts'
import type { Tx } from '../../platform/database/database.ts'
import { moveOrRefuse } from '../../platform/database/move.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { lockWhatTheyHave } from '../ledger/lock-what-they-have.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { debtForgiven, debtReceived } from '../ledger/templates/debt-templates.ts'
import { writeMoney } from '../receipts/money.ts'
import { findDebtor } from './bill-store.ts'
import { reliefMail } from './debt-mails.ts'
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
  transact(context, async (tx) => {
    const relief = await lockRelief(tx, rid)
    if (!relief) throw new Refusal('not_found')
    await lockWhatTheyHave(tx, relief.person_id)
    const debt = await findDebt(tx, id)
    const isOfDebt =
      debt?.person_id === relief.person_id &&
      debt.kind === `${relief.side}_debt` &&
      debt.currency === relief.currency
    if (!isOfDebt) throw new Refusal('not_found')
    if (relief.person_id === actor.id) throw notNow('This is your own debt. Please ask a colleague.')
    await take(tx, relief, debt.owed)
    await writeAuditEntry(context, tx, {
      ...{ staff_id: actor.id, action: audit, subject_id: relief.person_id },
      details: { amount: String(relief.amount), note: NOTES[relief.how], reason: relief.reason },
    })
    return showDebt(tx, actor, id)
  })

/** Z2 by the second pair of eyes. */
export const approveRelief = (context: Context, actor: Person, which: { id: string; rid: string }) =>
  decide(context, actor, which, 'approve_debt_relief', async (tx, relief, owed) => {
    const { id, person_id: person, side, how, amount, currency } = relief
    if (relief.proposed_by === actor.id)
      throw notNow('You proposed this. Please ask a colleague to agree to it.')
    const now = context.clock.now()
    await moveOrRefuse(tx, debtReliefMachine, 'Z2', id, {
      ...{ decided_by: actor.id, decided_at: now, updated_at: now },
    })
    if (amount > owed)
      throw notNow(
        `Only ${writeMoney(owed, currency)} is owed by now. Please refuse this, and propose what is right.`,
      )
    const settled = { currency, person, side, amount }
    await postEntry(context, tx, {
      ...(how === 'received' ? debtReceived(settled) : debtForgiven(settled)),
      ...{ cause: `debt_relief:${id}`, orderId: null, actorId: actor.id, requestId: context.by.requestId },
    })
    const debtor = await findDebtor(tx, person)
    if (debtor && !debtor.deleted_at)
      await enqueueMail(context, tx, reliefMail(debtor, { id, side, how, amount, currency }, owed - amount))
  })

/** Z3 by a colleague, Z4 by whoever proposed it. */
export const refuseRelief = (context: Context, actor: Person, which: { id: string; rid: string }) =>
  decide(context, actor, which, 'refuse_debt_relief', (tx, { id, proposed_by }) => {
    const now = context.clock.now()
    return moveOrRefuse(tx, debtReliefMachine, proposed_by === actor.id ? 'Z4' : 'Z3', id, {
      ...{ decided_by: actor.id, decided_at: now, updated_at: now },
    })
  })
