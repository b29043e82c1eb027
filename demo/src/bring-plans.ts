import { paths } from '@sojourn/contract/paths/paths'
import { useCardAt } from '@sojourn/sandbox/pages/use-page'
import type { Context } from '../../server/src/context.ts'
import { finishPaying, pay } from '../../server/src/money/payments/attempts/pay.ts'
import { beginSetup, openSetup } from '../../server/src/money/payments/cards/add-card.ts'
import { setDefaultCard } from '../../server/src/money/payments/cards/choose-card.ts'
import { listCards } from '../../server/src/money/payments/cards/list-cards.ts'
import { createPayment } from '../../server/src/money/payments/create-payment.ts'
import { cancelPlan } from '../../server/src/money/subscriptions/cancel-plan.ts'
import { choosePlan } from '../../server/src/money/subscriptions/choose-plan.ts'
import { listSubscriptions } from '../../server/src/money/subscriptions/list-subscriptions.ts'
import { previewPlan } from '../../server/src/money/subscriptions/preview-plan.ts'
import { renewSubscription } from '../../server/src/money/subscriptions/renewals/renew-subscription.ts'
import { DAY_MS } from '../../server/src/platform/clock.ts'
import type { Person } from '../../server/src/platform/http/actor.ts'
import { isSandbox } from '../../server/src/platform/payments/sandbox/sandbox.ts'
import { demoActor } from './demo-actor.ts'
import { asOf } from './past-context.ts'
import { deletedAmong } from './people/colleagues-store.ts'
import type { DemoAgent, DemoPeople } from './people/demo-people.ts'

const [GOOD, DECLINED] = ['4242424242424242', '4000000000000002']

interface Story {
  term: 'month' | 'year'
  days: number
  end?: 'cancelled' | 'past_due'
}

const USUAL: Story = { term: 'month', days: 12 }

/** These agents do not pay by the month, or not all is well with their plan. */
const STORIES: Record<string, Story> = {
  'amara-okafor': { term: 'year', days: 140 },
  'emre-saygin': { term: 'month', days: 32, end: 'past_due' },
  'duarte-falcao': { term: 'month', days: 20, end: 'cancelled' },
}

/** This runs after everybody is there, as the processor is called. */
export async function bringPlans(context: Context, { agents }: DemoPeople) {
  if (!isSandbox(context.processor)) return
  const gone = await deletedAmong(
    context.db,
    agents.map(({ id }) => id),
  )
  for (const agent of agents) {
    if (agent.plan === 'free' || gone.has(agent.id)) continue
    const actor = demoActor(context, agent.id)
    const known = await listSubscriptions(context, actor, { limit: 1 })
    if (known.data.items.length === 0) await bringPlan(context, actor, agent)
  }
}

async function bringPlan(context: Context, actor: Person, { username, plan }: DemoAgent) {
  if (plan === 'free') return
  const { term, days, end } = STORIES[username] ?? USUAL
  const now = context.clock.now()
  const then = asOf(context, new Date(now.getTime() - days * DAY_MS))
  await bringCard(then, actor, GOOD)
  const { total } = await previewPlan(then, actor, { plan, term })
  const { payable_id, active } = await choosePlan(then, actor, { plan, term, amount: total.amount })
  if (!payable_id || !active.subscription) throw new Error(`${username} has nothing to pay`)
  await payWithCard(then, actor, payable_id)
  if (end === 'cancelled') await cancelPlan(asOf(context, new Date(now.getTime() - 2 * DAY_MS)), actor)
  if (end !== 'past_due') return
  await bringCard(then, actor, DECLINED)
  await renewSubscription(asOf(context, new Date(now.getTime() - DAY_MS / 2)), active.subscription.id)
}

/** The card is typed on the page of the sandbox; the newest is the default. */
async function bringCard(context: Context, actor: Person, number: string) {
  const { processor } = context
  if (!isSandbox(processor)) return
  const { setup } = await beginSetup(context, actor, { return_url: paths.close() })
  await useCardAt(processor.sandbox.house, await openSetup(context, setup), number)
  const { items } = (await listCards(context, actor, { limit: 10 })).data
  const card = items.find(({ last4 }) => number.endsWith(last4))
  if (card && !card.is_default) await setDefaultCard(context, actor, card.id)
}

async function payWithCard(context: Context, actor: Person, payable_id: string) {
  const { ref } = await createPayment(context, actor, { payable: 'subscription', payable_id })
  const [card] = (await listCards(context, actor, { limit: 1 })).data.items
  const begun = await pay(context, actor, ref, { method: card?.id }, 'demo')
  await finishPaying(context, begun)
}
