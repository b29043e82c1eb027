import { somewhere } from '../../payments.ts'
import { CARDS, useCard } from '../../sandbox.ts'
import { type Act, act, type Stage, TEXT } from '../act.ts'

async function choose({ household, random, as, world }: Stage, where: 'card' | 'page') {
  const browser = await as(household.agent)
  const [plan, term] = [random.one(['pro', 'pro', 'business']), random.one(['month', 'month', 'year'])]
  const seen = await browser.get(`/subscriptions/preview?plan=${plan}&term=${term}`)
  if (seen.status !== 200) return seen
  const { amount } = seen.body.data.total
  const chosen = await browser.post('/subscriptions', { plan, term, amount })
  const payable_id = chosen.body?.data?.payable_id
  if (!payable_id) return chosen
  const opened = await browser.post('/payments', { payable: 'subscription', payable_id })
  if (opened.status !== 201) return opened
  const more = { remoteAddress: somewhere() }
  const path = `/payments/${opened.body.data.ref}/pay`
  if (where === 'page')
    return browser.post(path, { meta: { success_url: '/p/close?ok', cancel_url: '/p/close' } }, more)
  return browser.post(path, { method: await cardOf(browser, world) }, more)
}

async function cardOf(browser: Awaited<ReturnType<Stage['as']>>, world: Stage['world']) {
  const known = (await browser.get('/payment-methods')).body?.data?.items?.[0]?.id
  if (known) return known
  const { body } = await browser.post('/payment-methods', {
    metadata: { external: true, return_url: '/p/close' },
  })
  await useCard(world.server, body.data, CARDS.visa)
  return (await browser.get('/payment-methods')).body.data.items[0]?.id
}

/** Plans of agents, and people who leave. */
export const planning: Act[] = [
  act(
    'the agent takes a plan',
    ({ sight }) => (sight.people[2]?.deleted_at ? 0 : sight.subscription ? 0.6 : 0.4),
    (stage) => choose(stage, 'card'),
  ),
  act(
    'the agent opens the page that pays a plan',
    ({ sight }) => (sight.people[2]?.deletion_due_at ? 4 : 0.1),
    (stage) => choose(stage, 'page'),
  ),
  act(
    'the agent pays on the page',
    ({ sight }) => (sight.sessions.length > 0 ? 5 : 0),
    async ({ sight, world }) => {
      const page = sight.sessions.at(-1)
      if (!page) return null
      const tried = await useCard(world.server, page.secret, CARDS.visa)
      return { status: 200, text: JSON.stringify(tried) }
    },
  ),
  act(
    'the agent cancels the plan',
    ({ sight }) => (sight.subscription ? 0.3 : 0),
    async ({ household, as }) => (await as(household.agent)).post('/subscriptions/consultant/active/cancel'),
  ),
  act(
    'the team gives back what a plan cost',
    ({ sight }) =>
      sight.planPayments.some(({ amount, refunded_amount: back }) => Number(back) < Number(amount)) ? 1 : 0,
    async ({ sight, world, random, as }) => {
      const paid = sight.planPayments.findLast(
        ({ amount, refunded_amount: back }) => Number(back) < Number(amount),
      )
      return (
        paid &&
        (await as(random.one(world.staff))).post(`/staff/plan-payments/${paid.id}/refunds`, {
          ...{ amount: Number(paid.amount) - Number(paid.refunded_amount), reason: TEXT },
        })
      )
    },
  ),
  act(
    'the agent asks to be deleted',
    ({ sight }) => (sight.people[2]?.deletion_due_at || sight.people[2]?.deleted_at ? 0 : 0.25),
    async ({ household, as }) => (await as(household.agent)).post('/account/deletion-requests'),
  ),
  act(
    'the client asks to be deleted',
    ({ sight }) => (sight.people[0]?.deletion_due_at || sight.people[0]?.deleted_at ? 0 : 0.25),
    async ({ household, as }) => (await as(household.client)).post('/account/deletion-requests'),
  ),
]
