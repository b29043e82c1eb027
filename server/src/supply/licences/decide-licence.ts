import type { Context } from '../../context.ts'
import { tellStep } from '../../ground/facts/perform.ts'
import { classesOfRegulator } from '../../ground/reference/licences/regulators-in.ts'
import { dayOf } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import { checkClass } from './licence-rules.ts'
import { licenceMachine } from './licence-state.ts'
import {
  findHeldLicence,
  type HeldLicence,
  lockHolder,
  setClass,
  setDecision,
  titlesNotOpened,
} from './licence-store.ts'

interface Decision {
  decision: 'verified' | 'failed'
  /** The one that was read. */
  revision: number
  reason?: string | null | undefined
  /** The register shows it; left out, it is the one the agent named. */
  licence_class?: string | null | undefined
}

/** Staff confirms a licence or says why not; of two who decide at once, one does. */
export const decideLicence = (context: Context, actor: Person, id: string, wanted: Decision) =>
  settle(context, actor, id, async (tx, licence, decided) => {
    const { decision, revision } = wanted
    const reason = decision === 'failed' ? (wanted.reason ?? '') : null
    const today = dayOf(context.clock.now())
    if (decision === 'verified' && licence.valid_until < today)
      throw notNow('This licence has expired. You can only request changes.')
    const step = decision === 'verified' ? licenceMachine.confirm : licenceMachine.fail
    const class_code = wanted.licence_class ?? licence.class_code
    if (decision === 'verified') await checkClassOf(tx, licence, class_code)
    if (!(await setDecision(context, tx, step, { id, revision }, { reason, class_code, ...decided })))
      throw licence.status === 'pending'
        ? notNow('The agent changed this licence meanwhile. Please look at it again.')
        : refusalOf(step)
    return decision === 'verified'
      ? { step, licence, notOpened: await titlesNotOpened(tx, licence, today) }
      : { step, licence, reason }
  })

/** Takes a confirmation back. */
export const revokeLicence = (context: Context, actor: Person, id: string, reason: string) =>
  settle(context, actor, id, async (tx, licence, decided) => {
    if (!(await setDecision(context, tx, licenceMachine.revoke, { id }, { reason, ...decided })))
      throw refusalOf(licenceMachine.revoke)
    const notOpened = await titlesNotOpened(tx, licence, dayOf(context.clock.now()))
    return { step: licenceMachine.revoke, licence, notOpened, reason }
  })

/** Services that the class does not open are hidden from now on. */
export const nameLicenceClass = (context: Context, actor: Person, id: string, code: string) =>
  settle(context, actor, id, async (tx, licence) => {
    await checkClassOf(tx, licence, code)
    if (!(await setClass(context, tx, id, code))) throw refusalOf(licenceMachine.nameClass)
    const named = (await findHeldLicence(tx, id)) ?? licence
    const notOpened = await titlesNotOpened(tx, licence, dayOf(context.clock.now()))
    return { step: licenceMachine.nameClass, licence: named, notOpened }
  })

const checkClassOf = async (tx: Tx, { country_iso, regulator }: HeldLicence, code: string | null) =>
  checkClass(await classesOfRegulator(tx, { country: country_iso, regulator }), code)

interface Outcome {
  step:
    | typeof licenceMachine.confirm
    | typeof licenceMachine.fail
    | typeof licenceMachine.revoke
    | typeof licenceMachine.nameClass
  licence: HeldLicence
  /** The services that it leaves hidden. */
  notOpened?: readonly string[]
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
    const { step, licence: read, notOpened = [], reason = null } = await decide(tx, licence, decided)
    const { country, regulator, number } = licence
    const licence_class = (await findHeldLicence(tx, id))?.class_name ?? null
    await tellStep(context, tx, step, licence, {
      country,
      regulator,
      number,
      licence_class,
      reason,
      along: { licence: read, notOpened },
    })
  })
