import { paths } from '@sojourn/contract/paths/paths'
import { useCardAt } from '@sojourn/sandbox/pages/use-page'
import type { Context } from '../../server/src/context.ts'
import { claimCoupon } from '../../server/src/money/coupons/claim-coupon.ts'
import { listCoupons } from '../../server/src/money/coupons/list-coupons.ts'
import { makePromos } from '../../server/src/money/coupons/make-promos.ts'
import { finishPaying, pay } from '../../server/src/money/payments/attempts/pay.ts'
import { beginSetup, openSetup } from '../../server/src/money/payments/cards/add-card.ts'
import { listCards } from '../../server/src/money/payments/cards/list-cards.ts'
import { createPayment } from '../../server/src/money/payments/create-payment.ts'
import { calculateTotals } from '../../server/src/money/payments/totals/calculate-totals.ts'
import { DAY_MS, dayOf, HOUR_MS, MINUTE_MS } from '../../server/src/platform/clock.ts'
import { transact } from '../../server/src/platform/database/transact.ts'
import type { Person } from '../../server/src/platform/http/actor.ts'
import { isSandbox } from '../../server/src/platform/payments/sandbox/sandbox.ts'
import type { Progress } from '../../server/src/platform/progress.ts'
import { offersOf } from '../../server/src/supply/services/offers-of.ts'
import { countGoals } from '../../server/src/work/goals/count-goals.ts'
import { createGoal } from '../../server/src/work/goals/create-goal.ts'
import { tickDocuments } from '../../server/src/work/goals/tick-documents.ts'
import { createOrder } from '../../server/src/work/orders/create-order.ts'
import { cancelOrder } from '../../server/src/work/orders/unpaid/cancel-order.ts'
import { bringDocuments } from './bring-documents.ts'
import { bringExtras } from './bring-extras.ts'
import { bringMeetings } from './bring-meetings.ts'
import { bringOffers } from './bring-offers.ts'
import { bringQuestions } from './bring-questions.ts'
import { bringStages, ACCEPTED as STAGE_ACCEPTED } from './bring-stages.ts'
import { bringEarlyTalk, bringLateTalk } from './bring-talk.ts'
import { ACCEPTED, bringWork, type PaidWork } from './bring-work.ts'
import { demoActor, doneBy } from './demo-actor.ts'
import { type DemoGoal, type DemoHires, type DemoOrder, readDemoHires } from './demo-hires.ts'
import { asOf } from './past-context.ts'
import type { DemoPeople } from './people/demo-people.ts'
import { orderTalkByTime } from './talk-order-store.ts'

const requestId = 'demo'
const PROMOS_LAST_MS = 120 * DAY_MS
/** Somebody has a goal for a while before they hire for it. */
const BEFORE_HIRING_MS = 20 * HOUR_MS

/** This runs after everybody is there, as the processor is never called within a transaction, and for those of `clients` who have no goal yet. */
export async function bringHires(
  context: Context,
  people: DemoPeople,
  clients: DemoPeople['clients'],
  { progress, meanwhile }: { progress: Progress; meanwhile: readonly Told[] },
) {
  const hires = await readDemoHires()
  const told: { client: DemoHires['clients'][number]; actor: Person }[] = []
  for (const { id, email } of clients) {
    const actor = demoActor(context, id)
    const client = hires.clients.find(({ name }) => people.emailOf(name) === email)
    const { total, deleted } = await countGoals(context, actor)
    if (client && total + deleted === 0) told.push({ client, actor })
  }
  if (told.length === 0) return

  await bringPromos(context, people, hires, new Map(told.map(({ client, actor }) => [client.name, actor])))
  const orders: Told[] = []
  const questions: (() => Promise<void>)[] = []
  for (const { client, actor } of told) {
    for (const number of client.cards) await bringCard(context, actor, number)
    const goals = new Map<string, number>()
    for (const goal of client.goals) {
      const id = await bringGoal(context, actor, goal)
      goals.set(goal.name, id)
      for (const order of goal.orders)
        orders.push({
          at: earnedAt(context, order),
          tell: () => bringOrder(context, people, actor, { goal: id, order }),
        })
    }
    questions.push(() =>
      bringQuestions(
        context,
        people,
        actor,
        client.questions.map((question) => ({ question, goal: goals.get(question.goal ?? '') })),
      ),
    )
  }
  // The books of an agent then stand in the order of time, as in life.
  const inTime = [...orders, ...meanwhile].toSorted((one, other) => one.at - other.at)
  for (const [done, { tell }] of inTime.entries()) {
    progress(`orders ${done} of ${inTime.length}`)
    await tell()
  }
  for (const ask of questions) await ask()
  for (const { actor } of told) await transact(context, (tx) => orderTalkByTime(tx, actor.id))
}

/** A part of the story, told at its time among the others. */
export interface Told {
  /** It is in milliseconds. */
  at: number
  tell: () => Promise<void>
}

/** When its work was accepted; one that was not yet gives nobody anything, and counts from its payment. */
function earnedAt({ clock }: Context, { hours_ago, outcome }: DemoOrder) {
  const start = clock.now().getTime() - hours_ago * HOUR_MS
  if (IN_STAGES.includes(outcome)) return start + STAGE_ACCEPTED * HOUR_MS
  return outcome === 'completed' ? start + ACCEPTED * HOUR_MS : start
}

async function bringPromos(
  context: Context,
  people: DemoPeople,
  { promos }: DemoHires,
  told: Map<string, Person>,
) {
  const now = context.clock.now()
  const quietly = asOf(context, now)
  const staff = demoActor(context, people.staff.id)
  for (const { note, amount, quantity, claimed_by, for: name } of promos) {
    if (name !== null && !told.has(name)) continue
    const expires_at = new Date(now.getTime() + PROMOS_LAST_MS).toISOString()
    const email = name && people.emailOf(name)
    const { codes } = await makePromos(quietly, staff, { note, amount, quantity, email, expires_at })
    for (const [index, claimer] of claimed_by.entries()) {
      const actor = told.get(claimer)
      const code = codes[index]
      if (actor && code) await claimCoupon(quietly, actor, code)
    }
  }
}

/** The card is typed on the page of the sandbox; where another processor takes the money nobody has a card. */
async function bringCard(context: Context, actor: Person, number: string) {
  const { processor } = context
  if (!isSandbox(processor)) return
  const quietly = asOf(context, context.clock.now())
  const { setup } = await beginSetup(quietly, actor, { return_url: paths.close() })
  await useCardAt(processor.sandbox.house, await openSetup(quietly, setup), number)
  await listCards(quietly, actor, { limit: 1 })
}

async function bringGoal(context: Context, actor: Person, goal: DemoGoal) {
  const now = context.clock.now()
  const first = Math.max(5, ...goal.orders.map(({ hours_ago }) => hours_ago))
  const then = asOf(context, new Date(now.getTime() - first * HOUR_MS - BEFORE_HIRING_MS))
  const { name, country, purpose, comment, ticked } = goal
  const day = Temporal.PlainDate.from(dayOf(now)).add({ months: goal.in_months })
  const { id } = await createGoal(then, actor, {
    name,
    purpose,
    comment,
    destination_country: country,
    expected_delivery_date: String(day),
    travellers: goal.travellers.map(({ age, ...one }) => ({
      ...one,
      born_on: String(Temporal.PlainDate.from(dayOf(now)).subtract({ years: age, months: 4 })),
    })),
  })
  if (ticked.length > 0) await tickDocuments(then, actor, id, ticked)
  return id
}

const IN_STAGES: DemoOrder['outcome'][] = ['second_stage', 'stage_due', 'stopped']

interface Wanted {
  goal: number
  order: DemoOrder
}

async function bringOrder(context: Context, people: DemoPeople, actor: Person, { goal, order }: Wanted) {
  const now = context.clock.now()
  const agent = people.agents.find(({ username }) => username === order.agent)
  const offers = agent ? (await offersOf(context, agent.id, { limit: 100 })).data.items : []
  const service = offers.find(({ title }) => title === order.service)
  if (!agent || !service) throw new Error(`${order.agent} does not offer "${order.service}"`)

  const start = now.getTime() - order.hours_ago * HOUR_MS
  const then = asOf(context, new Date(start))
  const { uuid } = await createOrder(doneBy(then, actor), actor, {
    goal,
    service: service.id,
  })
  const soon = asOf(context, new Date(start + 10 * MINUTE_MS))
  if (order.outcome === 'cancelled') await cancelOrder(doneBy(soon, actor), actor, uuid)
  if (['unpaid', 'cancelled'].includes(order.outcome) || !isSandbox(context.processor)) return

  await payFor(soon, actor, uuid, order)
  await bringPaid(context, { uuid, order, client: actor, agentId: agent.id, paidAt: start }, service)
}

/** Everything that happened since, in the order in which it did. */
async function bringPaid(
  context: Context,
  work: PaidWork,
  { meeting_length }: { meeting_length: number | null },
) {
  const { uuid, order, client, paidAt } = work
  const sides = { client, agent: demoActor(context, work.agentId) }
  const { talk, documents, meetings, offers, extras } = order
  const told = talk && { ...sides, order: uuid, talk, paid: paidAt + 10 * MINUTE_MS }
  if (told) await bringEarlyTalk(context, told)
  await bringDocuments(context, { ...sides, order: uuid, paid: paidAt, documents })
  if (IN_STAGES.includes(order.outcome))
    await bringStages(context, { ...work, pay: (at, stage) => payFor(at, client, stage, order) })
  else await bringWork(context, work)
  if (meeting_length)
    await bringMeetings(context, { ...sides, uuid, paidAt, length: meeting_length, meetings })
  if (told) await bringLateTalk(context, told)
  await bringOffers(context, { ...sides, uuid, offers })
  await bringExtras(context, { ...sides, uuid, extras })
}

async function payFor(context: Context, actor: Person, uuid: string, { coupon }: DemoOrder) {
  const { ref } = await createPayment(context, actor, { payable: 'order', payable_id: uuid })
  if (coupon) {
    const { items } = (await listCoupons(context, actor, { limit: 10 })).data
    await calculateTotals(
      context,
      actor,
      ref,
      items.map(({ code }) => code),
    )
  }
  const [card] = (await listCards(context, actor, { limit: 1 })).data.items
  const begun = await pay(context, actor, ref, { method: card?.id }, requestId)
  await finishPaying(context, begun)
}
