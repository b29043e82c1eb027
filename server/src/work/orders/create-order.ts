import { orderStatus } from '@sojourn/contract/calls/status'
import type { Context } from '../../context.ts'
import { tellStep } from '../../ground/facts/perform.ts'
import { planTerms } from '../../ground/rules/plan-terms.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting, SYSTEM } from '../../platform/http/by.ts'
import { Refusal } from '../../platform/refusal.ts'
import { agentToHire } from '../../supply/agents/agent-to-hire.ts'
import { snapshotToOrder } from '../../supply/services/snapshots/snapshot-to-order.ts'
import { goalToHireFor } from '../goals/orders/goal-to-hire-for.ts'
import { makeRef } from './make-ref.ts'
import { addOrder, findUnpaid, homeOf } from './move-store.ts'
import { orderMachine } from './order-machine.ts'
import { firstStageOf } from './stages/stage-terms.ts'
import { declareAgain, refuseUnknown } from './unpaid/declare-residence.ts'
import { giveUpOrder } from './unpaid/give-up-order.ts'

/** How long an order waits for its payment. */
const UNPAID_MS = DAY_MS

interface Wanted {
  service: string
  goal: number | null
  /** Where they live; if it is not told, that of their address. */
  residence?: string | undefined
}

/** O1. The same goal and service, not yet paid, are the same order, however often they are asked for. */
export function createOrder(context: Context, actor: Person, wanted: Wanted) {
  const { service, goal: goalId, residence } = wanted
  return transact(context, async (tx) => {
    if (!actor.emailVerified)
      throw new Refusal('email_not_verified', {
        message: 'Please verify your email before you hire somebody.',
      })
    const snapshot = await snapshotToOrder(context, tx, service)
    if (snapshot.agent_id === actor.id)
      throw new Refusal('not_now', { message: 'You cannot hire yourself. Please choose another agent.' })
    const { plan } = await agentToHire(context, tx, snapshot.agent_id, {
      country: snapshot.country.id,
      visa: snapshot.visa.id,
    })

    if (residence) await refuseUnknown(tx, 'residence', residence)
    if (goalId !== null) await settleKnown(context, tx, actor, { goalId, service, residence })
    const goal = await goalToHireFor(tx, actor, goalId, snapshot)
    const now = context.clock.now()
    const first = firstStageOf(snapshot)
    const order = {
      goal_id: goal.id,
      client_id: actor.id,
      agent_id: snapshot.agent_id,
      service_id: snapshot.service_id,
      service_version: snapshot.version,
      ...first,
      description: snapshot.description,
      currency: snapshot.price.currency,
      commission_percent: (await planTerms(tx))[plan].commission_percent,
      meeting_minutes: snapshot.meeting_minutes,
      requirements: JSON.stringify(snapshot.requirements),
      refund_schedule: JSON.stringify(snapshot.refund_schedule),
      visa_id: snapshot.visa.id,
      visa_name: snapshot.visa.name,
      purposes: JSON.stringify(snapshot.purposes),
      country_iso: snapshot.country.id,
      residence_iso: residence ?? (await homeOf(tx, actor.id)),
      expires_at: new Date(now.getTime() + UNPAID_MS),
      created_at: now,
      updated_at: now,
    }
    const added = await addOrder(tx, { ref: makeRef(), ...order })
    if (added) await tellStep(context, tx, orderMachine.hire, added)
    const known = added ?? (await findUnpaid(tx, goal.id, service))
    // Another order has this very name, once in a million millions.
    if (!known) throw new Refusal('overloaded', { retryAfterSeconds: 1 })
    return viewNew(known)
  })
}

const viewNew = ({ id, ref }: { id: string; ref: string }) => ({
  uuid: id,
  ref,
  status: [...orderStatus.awaiting_payment] as [number, string],
})

interface Same {
  goalId: number
  service: string
  residence: string | undefined
}

/**
 * What nobody paid in time makes room at once, not only when the timer comes by; what can still be paid hears where its
 * client lives. Before the goal is held: O2 holds orders first.
 */
async function settleKnown(context: Context, tx: Tx, actor: Person, same: Same) {
  const known = await findUnpaid(tx, same.goalId, same.service)
  if (known?.client_id !== actor.id) return
  if (known.expires_at > context.clock.now())
    return same.residence ? declareAgain(context, tx, known.id, same.residence) : undefined
  await giveUpOrder(acting(context, { ...SYSTEM, requestId: context.by.requestId }), tx, known.id, null)
}
