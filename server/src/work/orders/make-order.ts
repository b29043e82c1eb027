import { orderStatus } from '@sojourn/contract/calls/status'
import type { Context } from '../../context.ts'
import { tellStep } from '../../ground/facts/perform.ts'
import { planTerms } from '../../ground/rules/plan-terms.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting, SYSTEM } from '../../platform/http/by.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { agentToHire } from '../../supply/agents/agent-to-hire.ts'
import { goalToHireFor } from '../goals/orders/goal-to-hire-for.ts'
import { keptTravellers, termsForPeople } from './for-people.ts'
import { makeRef } from './make-ref.ts'
import { addOrder, findUnpaid, findUnpaidOfOffer, homeOf, type UnpaidOrder } from './move-store.ts'
import { orderMachine } from './order-machine.ts'
import type { OrderTerms } from './order-terms.ts'
import { firstStageOf } from './stages/stage-terms.ts'
import { declareAgain, refuseUnknown } from './unpaid/declare-residence.ts'
import { giveUpOrder } from './unpaid/give-up-order.ts'

const UNPAID_MS = DAY_MS

interface Hiring {
  terms: OrderTerms
  goalId: number | null
  /** The country of their address counts if it is not told, and else that of the goal. */
  residence?: string | undefined
  gone?: Refusal
}

export function refuseUnverified(actor: Person) {
  if (!actor.emailVerified)
    throw new Refusal('email_not_verified', {
      message: 'Please verify your email before you hire somebody.',
    })
}

/** O1, the one way to make an order. What is not paid of the same goal and service for the same people, or of the same offer, is the same order. */
export async function makeOrder(
  context: Context,
  tx: Tx,
  actor: Person,
  { terms, goalId, residence, gone }: Hiring,
) {
  if (terms.agent_id === actor.id)
    throw new Refusal('not_now', { message: 'You cannot hire yourself. Please choose another agent.' })
  const aim = { country: terms.country.id, visa: terms.visa.id, isOffered: 'offer' in terms.source }
  const { plan } = await agentToHire(context, tx, terms.agent_id, aim, gone)

  if (residence) await refuseUnknown(context, tx, 'residence', residence)
  if (goalId !== null) await settleKnown(context, tx, actor, { goalId, terms, residence })
  const goal = await goalToHireFor(tx, actor, goalId, terms)
  const now = context.clock.now()
  const added = await addOrder(tx, {
    ref: makeRef(),
    goal_id: goal.id,
    client_id: actor.id,
    ...(await kept(tx, termsForPeople(terms, goal.travellers.length), plan)),
    travellers: JSON.stringify(keptTravellers(goal.travellers)),
    residence_iso: residence ?? (await homeOf(tx, actor.id)) ?? goal.residence_iso,
    expires_at: new Date(now.getTime() + UNPAID_MS),
    created_at: now,
    updated_at: now,
  })
  if (added) {
    await tellStep(
      context,
      tx,
      orderMachine.hire,
      added,
      'offer' in terms.source ? { name: terms.title } : {},
    )
    return viewNew(added)
  }
  const known = await unpaidOf(tx, terms, goal.id)
  // Another order has this very name, once in a million millions.
  if (!known) throw new Refusal('overloaded', { retryAfterSeconds: 1 })
  return viewNew(refuseOthers(known))
}

/** The people of its goal changed while it is being paid, or while it is asked for once more. */
export function refuseOthers(known: UnpaidOrder) {
  if (known.is_for_same_people) return known
  throw notNow(
    'The people of your goal have changed while this order is being paid. Please try again in a few minutes.',
  )
}

/** The commission is that of the plan its agent has on that day. */
async function kept(tx: Tx, terms: OrderTerms, plan: keyof Awaited<ReturnType<typeof planTerms>>) {
  const { source } = terms
  return {
    agent_id: terms.agent_id,
    ...('offer' in source
      ? { offer_id: source.offer }
      : { service_id: source.service, service_version: source.version }),
    ...firstStageOf(terms),
    description: terms.description,
    currency: terms.price.currency,
    further_person_amount: terms.further_person,
    commission_percent: (await planTerms(tx))[plan].commission_percent,
    meeting_minutes: terms.meeting_minutes,
    requirements: JSON.stringify(terms.requirements),
    refund_schedule: JSON.stringify(terms.refund_schedule),
    visa_id: terms.visa.id,
    visa_name: terms.visa.name,
    purposes: JSON.stringify(terms.purposes),
    country_iso: terms.country.id,
  }
}

export const viewNew = ({ id, ref }: { id: string; ref: string }) => ({
  uuid: id,
  ref,
  status: [...orderStatus.awaiting_payment] as [number, string],
})

const unpaidOf = (tx: Tx, { source }: OrderTerms, goalId: number) =>
  'offer' in source ? findUnpaidOfOffer(tx, source.offer) : findUnpaid(tx, goalId, source.service)

interface Same {
  goalId: number
  terms: OrderTerms
  residence: string | undefined
}

/**
 * An order nobody paid in time makes room at once, not only when the timer comes by, and one for other people than its
 * goal says now; one that can still be paid hears where its client lives. This comes before the goal is held: O2 holds orders first.
 */
async function settleKnown(context: Context, tx: Tx, actor: Person, { goalId, terms, residence }: Same) {
  const known = await unpaidOf(tx, terms, goalId)
  if (known?.client_id !== actor.id) return
  if (known.is_for_same_people && known.expires_at > context.clock.now())
    return residence ? declareAgain(context, tx, known.id, residence) : undefined
  await giveUpOrder(acting(context, { ...SYSTEM, requestId: context.by.requestId }), tx, known.id, null)
}
