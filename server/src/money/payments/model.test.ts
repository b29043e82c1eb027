import type { Delivery } from '@sojourn/sandbox/news/deliver'
import { SIGNATURE_HEADER, signBody } from '@sojourn/sandbox/news/signature'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePromo } from '../../../test/paying-coupons.ts'
import { A_WHILE, GIFT, type ModelTry, PaymentModel } from '../../../test/payment-model.ts'
import {
  enter,
  expectBooksToAgree,
  makeSeller,
  makeShopper,
  makeUnpaidOrder,
  NO_LIMITS,
  openPayment,
  orderStatusOf,
  payByCard,
  payOnPage,
  quieten,
  type Shopper,
  saveCard,
  statusOf,
} from '../../../test/payments.ts'
import type { Browser, TestPerson } from '../../../test/people.ts'
import { CARDS, confirmAtBank, sandboxOf, useCard } from '../../../test/sandbox.ts'
import { acceptStage, currentOf, hireByStages, payStage } from '../../../test/stages.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { drawSeed, rounds } from '../../../test/test-set.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { deliveryKeys } from '../../platform/payments/sandbox/sandbox.ts'
import { expireOrders } from '../../work/orders/unpaid/expire-orders.ts'
import { reconcilePayments } from './news/reconcile-payments.ts'

const RUNS = rounds(5, 600)

let server: TestApp
let shopper: Shopper
let seller: TestPerson
const cards: Record<string, string> = {}
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
  shopper = await makeShopper(server)
  seller = await makeSeller(server)
  for (const name of ['visa', 'declined', 'confirmed', 'slow'] as const)
    cards[name] = await saveCard(server, shopper.browser, CARDS[name])
})
afterAll(() => server.close())

/** One order and everybody around it. */
interface Real {
  browser: Browser
  order: string
  ref: string | null
  gift: string
  told: Delivery[]
  /** The stage before, which nothing of this one may touch, and how it stood. */
  before: { order: string; stood: unknown } | null
}

/** All that is kept of the money of an order. */
async function standing(order: string) {
  const { rows } = await server.context.pool.query(
    `select o.status, o.completed_at, payment.status as payment, payment.amount, payment.refunded_amount,
      (select coalesce(jsonb_agg(jsonb_build_array(template, entry.created_at) order by entry.id), '[]')
        from ledger_entry entry where entry.order_id = o.id) as entries
     from client_order o join payment on payment.payable_id = o.id and payment.status = 'success' where o.id = $1`,
    [order],
  )
  expect(rows).toHaveLength(1)
  return rows[0]
}

/** A model that is looked at. */
type Seen = Readonly<PaymentModel>
type Step = fc.AsyncCommand<PaymentModel, Real>

/** Does something to both, and then both say the same. */
class Act implements Step {
  readonly #name: string
  readonly #when: (model: Seen) => boolean
  readonly #does: (model: PaymentModel, real: Real) => Promise<void>

  constructor(
    name: string,
    when: (model: Seen) => boolean,
    does: (model: PaymentModel, real: Real) => Promise<void>,
  ) {
    this.#name = name
    this.#when = when
    this.#does = does
  }

  check(model: Readonly<PaymentModel>) {
    return this.#when(model)
  }

  async run(model: PaymentModel, real: Real) {
    await this.#does(model, real)
    const payment = real.ref && (await statusOf(real.browser, real.ref)).status[1]
    expect([this.#name, await orderStatusOf(server, real.order), payment]).toEqual([
      this.#name,
      model.order,
      model.payment,
    ])
    if (real.before) expect(await standing(real.before.order)).toEqual(real.before.stood)
  }

  toString() {
    return this.#name
  }
}

const always = () => true
const post = (body: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/webhooks/sandbox',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signBody(deliveryKeys(server.context.settings)[0], body, server.clock.now()),
    },
    payload: body,
  })

async function hearNews(model: PaymentModel, real: Real) {
  const news = await sandboxOf(server).takeDeliveries()
  const before = model.tries.filter(({ isSettled }) => !isSettled)
  for (const one of news) {
    expect((await post(one.body)).statusCode).toBe(200)
    real.told.push(one)
  }
  for (const one of inOrder(before)) model.hear(one)
}

/** Tries are told in the order in which their ends came about: whichever was captured first is told first. */
const inOrder = (tries: ModelTry[]) => tries.toSorted((a, b) => endOf(a) - endOf(b))
const ends = new WeakMap<ModelTry, number>()
let ended = 0
const endOf = (one: ModelTry) => ends.get(one) ?? one.begunAt
const end = (one: ModelTry, there: ModelTry['there']) => {
  one.there = there
  ends.set(one, 1e15 + ended++)
}

const pass = (milliseconds: number) => async (model: PaymentModel, real: Real) => {
  server.clock.forward(milliseconds)
  model.pass(milliseconds)
  real.browser = await enter(server, shopper)
}

const payBy =
  (card: string, then: (model: PaymentModel, url: string | null) => void) =>
  async (model: PaymentModel, real: Real) => {
    const { status, body } = await payByCard(real.browser, real.ref as string, cards[card] as string)
    if (!model.canPay) {
      expect([409, 200]).toContain(status)
      return
    }
    expect(status).toBe(200)
    then(model, body.data.url)
  }

const hasRef = (model: Seen) => model.payment !== null
const openPage = (model: Seen) => model.tries.find(({ kind, there }) => kind === 'page' && there === 'open')
const toConfirm = (model: Seen) =>
  model.tries.find(({ kind, there }) => kind === 'confirmed' && there === 'open')

const opening = new Act('open the payment', always, async (model, real) => {
  const { status, body } = await openPayment(real.browser, real.order)
  expect(status).toBe(model.isPayable ? 201 : 409)
  if (!model.isPayable) return
  real.ref = body.data.ref
  model.payment ??= 'Waiting'
})

const common: Step[] = [
  ...[true, false].map(
    (isGift) =>
      new Act(isGift ? 'take a gift' : 'take no gift', hasRef, async (model, real) => {
        const coupons = isGift ? [real.gift] : []
        const { status } = await real.browser.post(`/payments/${real.ref}/calculate-totals`, { coupons })
        const can = model.canPay
        expect(status).toBe(can ? 200 : 409)
        if (!can) return
        model.giveUp()
        model.amount = 50_000 - (isGift ? GIFT : 0)
      }),
  ),
  new Act(
    'pay by a good card',
    hasRef,
    payBy('visa', (model) => {
      model.giveUp()
      model.made()
    }),
  ),
  new Act(
    'pay by a declined card',
    hasRef,
    payBy('declined', (model) => {
      model.giveUp()
      model.fail()
    }),
  ),
  new Act(
    'pay by a card to confirm',
    hasRef,
    payBy('confirmed', (model, url) => model.begin('confirmed', url)),
  ),
  new Act(
    'pay by a slow card',
    hasRef,
    payBy('slow', (model) => model.begin('slow', null)),
  ),
  new Act('pay on a page', hasRef, async (model, real) => {
    const { status, body } = await payOnPage(real.browser, real.ref as string)
    expect(status).toBe(model.canPay ? 200 : 409)
    if (model.canPay) model.begin('page', body.data.url)
  }),
  ...(['visa', 'declined'] as const).map(
    (number) =>
      new Act(
        `type a ${number} card on the page`,
        (model) => openPage(model) !== undefined,
        async (model) => {
          const page = openPage(model) as ModelTry
          await useCard(server, page.url as string, CARDS[number])
          if (number === 'visa') end(page, 'captured')
          else page.wasDeclined = true
        },
      ),
  ),
  ...[true, false].map(
    (isApproved) =>
      new Act(
        isApproved ? 'confirm' : 'do not confirm',
        (model) => toConfirm(model) !== undefined,
        async (model) => {
          const one = toConfirm(model) as ModelTry
          await confirmAtBank(server, one.url as string, isApproved)
          end(one, isApproved ? 'captured' : 'failed')
        },
      ),
  ),
  new Act('hear the news', always, hearNews),
  new Act(
    'hear old news again',
    (model) => model.tries.length > 0,
    async (_model, real) => {
      for (const one of real.told) expect((await post(one.body)).statusCode).toBe(200)
    },
  ),
  new Act('ten seconds pass', always, pass(10_000)),
  new Act('a while passes, and what is open is asked about', always, async (model, real) => {
    await pass(A_WHILE)(model, real)
    await reconcilePayments.run(server.context, {})
    if (model.live) model.hear(model.live)
  }),
  new Act('jobs are done', always, async (model) => {
    await server.jobsDone()
    model.closeGivenUp()
  }),
]

/** Not much happens afterwards. */
const acts: Step[] = [
  ...common,
  opening,
  new Act('give the order up', always, async (model, real) => {
    const { status } = await real.browser.post(`/orders/${real.order}/cancel`)
    const can = model.order === 'awaiting_payment' && model.payment !== 'Processing'
    expect(status).toBe(can ? 200 : 409)
    if (can) model.cancel()
  }),
  new Act('a day passes', always, pass(25 * HOUR_MS)),
  new Act('orders nobody paid expire', always, async (model) => {
    await expireOrders.run(server.context, {})
    const isOver = model.order === 'awaiting_payment' && !model.isPayable
    if (isOver && model.payment !== 'Processing') model.cancel()
  }),
]

test(`whatever happens in whatever order, a payment is where its rules say: ${RUNS} lives`, {
  timeout: 60_000 + RUNS * 20_000,
}, async () => {
  const seed = drawSeed(16)
  await fc.assert(
    fc.asyncProperty(
      fc.commands(
        [...acts, ...common, ...common].map((act) => fc.constant(act)),
        { maxCommands: 30, size: 'max' },
      ),
      async (steps) => {
        await quieten(server)
        shopper.browser = await enter(server, shopper)
        const order = await makeUnpaidOrder(server, shopper, { agent: seller })
        const real: Real = {
          browser: shopper.browser,
          order: order.id,
          ref: null,
          gift: await makePromo(server, GIFT),
          told: [],
          before: null,
        }
        const model = new PaymentModel()
        await opening.run(model, real)
        await fc.asyncModelRun(() => ({ model, real }), steps)

        await quieten(server)
        await expectBooksToAgree(server)
      },
    ),
    { numRuns: RUNS, seed, endOnFailure: true },
  )
})

const STAGES = [
  { name: 'Plan', delivers: 'Which visa fits.', days: 5, amount: 100_00 },
  { name: 'Filing', delivers: 'The application, filed.', days: 10, amount: 500_00 },
]

/** The second stage of a case, whose first is accepted. */
const actsOfStage: Step[] = [
  ...common,
  opening,
  new Act('stop before the stage', always, async (model, real) => {
    const { status } = await real.browser.post(`/orders/${real.order}/stop`)
    const can = model.order === 'awaiting_payment' && model.payment !== 'Processing'
    expect(status).toBe(can ? 200 : 409)
    if (can) model.cancel()
  }),
  new Act(
    'the agent declines, and all of it goes back',
    (model) => model.order === 'paid',
    async (model, real) => {
      const asAgent = await enter(server, seller)
      const { status } = await asAgent.post(`/orders/${real.order}/decline`, { reason: 'I am ill.' })
      expect(status).toBe(200)
      model.giveBack()
    },
  ),
]

test(`whatever happens to the payment of a second stage, the first stays what it was: ${RUNS} lives`, {
  timeout: 60_000 + RUNS * 20_000,
}, async () => {
  const seed = drawSeed(21)
  await fc.assert(
    fc.asyncProperty(
      fc.commands(
        [...actsOfStage, ...common, ...common].map((act) => fc.constant(act)),
        { maxCommands: 30, size: 'max' },
      ),
      async (steps) => {
        await quieten(server)
        shopper.browser = await enter(server, shopper)
        const sides = {
          shopper,
          agent: seller,
          card: cards.visa as string,
          asAgent: await enter(server, seller),
        }
        const hired = await hireByStages(server, { stages: STAGES, sides })
        await payStage(hired, hired.id)
        await acceptStage(hired, hired.id)
        await quieten(server)
        const real: Real = {
          browser: shopper.browser,
          order: await currentOf(hired),
          ref: null,
          gift: await makePromo(server, GIFT),
          told: [],
          before: { order: hired.id, stood: await standing(hired.id) },
        }
        const model = new PaymentModel(30 * DAY_MS)
        await opening.run(model, real)
        await fc.asyncModelRun(() => ({ model, real }), steps)

        await quieten(server)
        expect(await standing(hired.id)).toEqual(real.before?.stood)
        await expectBooksToAgree(server)
      },
    ),
    { numRuns: RUNS, seed, endOnFailure: true },
  )
})
