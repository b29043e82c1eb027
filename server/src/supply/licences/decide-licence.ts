import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { dayOf } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import { licenceConfirmedMail, licenceFailedMail, licenceRevokedMail } from './licence-mails.ts'
import { licenceMachine } from './licence-state.ts'
import { findHeldLicence, type HeldLicence, lockHolder, setDecision } from './licence-store.ts'

interface Decision {
  decision: 'verified' | 'failed'
  /** The one that was read. */
  revision: number
  reason?: string | null | undefined
}

/** Staff confirms a licence or says why not; of two who decide at once, one does. */
export const decideLicence = (context: Context, actor: Person, id: string, wanted: Decision) =>
  settle(context, actor, id, async (tx, licence, decided) => {
    const { decision, revision } = wanted
    const reason = decision === 'failed' ? (wanted.reason ?? '') : null
    const today = dayOf(context.clock.now())
    if (decision === 'verified' && licence.valid_until < today)
      throw notNow('This licence has expired. You can only request changes.')
    const step = decision === 'verified' ? 'LI2' : 'LI3'
    if (!(await setDecision(tx, step, { id, revision }, { reason, ...decided })))
      throw licence.status === 'pending'
        ? notNow('The agent changed this licence meanwhile. Please look at it again.')
        : refusalOf(licenceMachine, step)
    return decision === 'verified'
      ? { step, mail: licenceConfirmedMail(licence) }
      : { step, mail: licenceFailedMail(licence, reason ?? ''), reason }
  })

/** Takes a confirmation back. */
export const revokeLicence = (context: Context, actor: Person, id: string, reason: string) =>
  settle(context, actor, id, async (tx, licence, decided) => {
    if (!(await setDecision(tx, 'LI4', { id }, { reason, ...decided })))
      throw refusalOf(licenceMachine, 'LI4')
    return { step: 'LI4', mail: licenceRevokedMail(licence, reason), reason }
  })

interface Outcome {
  step: 'LI2' | 'LI3' | 'LI4'
  mail: Mail
  reason?: string | null
}

const settle = (
  context: Context,
  actor: Person,
  id: string,
  decide: (
    tx: Tx,
    licence: HeldLicence,
    decided: { decided_by: string; decided_at: Date },
  ) => Promise<Outcome>,
) =>
  transact(context, async (tx) => {
    const found = await findHeldLicence(tx, id)
    if (!found) throw new Refusal('not_found')
    const { agent_id } = found
    if (agent_id === actor.id) throw notNow('You cannot decide on your own licence.')
    await lockHolder(tx, agent_id)
    const licence = await findHeldLicence(tx, id)
    if (!licence) throw new Refusal('not_found')

    const decided = { decided_by: actor.id, decided_at: context.clock.now() }
    const { step, mail, reason = null } = await decide(tx, licence, decided)
    const { country, regulator, number } = licence
    await tell(
      context,
      tx,
      { fact: 'licence_decided', agent: agent_id, step, country, regulator, number, reason },
      { ...context.by, id: actor.id, mode: 'staff' },
    )
    await enqueueMail(context, tx, mail)
  })
