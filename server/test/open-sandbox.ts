import { type ActName, act } from '@sojourn/sandbox/control/act'
import { serveControl } from '@sojourn/sandbox/control/serve-control'
import { SIGNATURE_HEADER, signBody } from '@sojourn/sandbox/news/signature'
import { serveSandbox } from '@sojourn/sandbox/pages/serve-pages'
import fastify from 'fastify'
import { MovableClock } from '../src/platform/clock.ts'
import { openPool } from '../src/platform/database/database.ts'
import { newClient } from '../src/platform/database/new-client.ts'
import { openLimits } from '../src/platform/limits/limits.ts'
import { postgresLimitStore } from '../src/platform/limits/postgres-store.ts'
import { openLog } from '../src/platform/log.ts'
import { devDoorOf, doorOf } from '../src/platform/payments/sandbox/door.ts'
import { deliveryKeys, openSandboxProcessor } from '../src/platform/payments/sandbox/sandbox.ts'
import { copyDatabase } from './database.ts'
import type { Delivery, OpenedProcessor, TestCard } from './processor-contract/opened-processor.ts'
import { CARDS, refundAtSandbox } from './sandbox.ts'
import { testSettings } from './settings.ts'

const NUMBERS: Record<TestCard, string> = {
  good: CARDS.visa,
  declined: CARDS.declined,
  insufficient: CARDS.insufficientFunds,
  expired: CARDS.expired,
  needsConfirmation: CARDS.confirmed,
  slow: CARDS.slow,
}

export type OpenedSandbox = Awaited<ReturnType<typeof openSandboxAlone>>

/** The sandbox and its pages without the rest of the product, on a database of its own. */
export async function openSandboxAlone() {
  const database = await copyDatabase()
  const clock = new MovableClock('2026-11-02T09:00:00Z')
  const settings = testSettings('/nowhere')
  const log = openLog(settings)
  const pool = openPool(await urlOfSandboxAlone(database.url), () => {}, { size: 4 })
  const processor = openSandboxProcessor({ settings, pool, clock, log })
  const { sandbox } = processor
  const limits = openLimits(postgresLimitStore(openPool(database.url, () => {}, { size: 1 })), clock)
  const app = fastify({ logger: false })
  const context = { settings, log, limits }
  serveSandbox(app, sandbox, doorOf(context))
  serveControl(app, sandbox, devDoorOf(context))

  const { house } = sandbox
  const news: Delivery[] = []
  const [newest, older] = deliveryKeys(settings)
  const keys = { newest, older, foreign: Buffer.alloc(32, 7) }
  const pathOf = (url: string) => url.slice(settings.origin.length)
  const doIt = (name: ActName) => (id: string) => act(house, name, id)

  const submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      ...{ method: 'POST', url: path },
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: settings.origin, ...headers },
      payload: new URLSearchParams(fields).toString(),
    })

  const typeCard = (url: string, number: string, keep = false) =>
    submit(pathOf(url), {
      ...{ number, expiry: '12 / 30', cvc: '123', name: 'Mina' },
      ...(keep && { save: 'on' }),
    })

  const opened: OpenedProcessor = {
    processor,
    clock,
    payer: {
      async payCheckout({ url }, card, { keep = false, confirms = true } = {}) {
        const answer = await typeCard(url, NUMBERS[card], keep)
        if (answer.statusCode === 200 && answer.body.includes('role="alert"')) return
        if (answer.statusCode !== 303) throw new Error('The page takes no card')
        const { location } = answer.headers
        if (location?.includes('/confirm/'))
          await submit(location, { answer: confirms ? 'approve' : 'refuse' })
      },
      cancelCheckout: async ({ url }) => {
        const page = await app.inject(pathOf(url))
        if (!page.body.includes('Cancel')) throw new Error('There is nothing to cancel')
      },
      addCard: async ({ url }, card) => {
        const answer = await typeCard(url, NUMBERS[card])
        const isRefused = answer.statusCode === 200 && answer.body.includes('role="alert"')
        if (answer.statusCode !== 303 && !isRefused) throw new Error('The page takes no card')
      },
      confirm: async (url, approves) => {
        const page = await app.inject(pathOf(url))
        if (!page.body.includes('approve')) throw new Error('There is nothing to confirm')
        await submit(pathOf(url), { answer: approves ? 'approve' : 'refuse' })
      },
    },
    agent: {
      fillAccount: async ({ url }, bank) => {
        const answer = await submit(pathOf(url), { bank })
        if (answer.statusCode !== 303) throw new Error('The page takes no bank')
      },
      changeBank: doIt('another_bank'),
    },
    staff: {
      refund: async (chargeId, amount) => (await refundAtSandbox(house, chargeId, amount)).id,
    },
    bank: {
      dispute: async (chargeId) => {
        await act(house, 'dispute', chargeId)
        const { id } = await house.book
          .selectFrom('dispute')
          .select('id')
          .where('charge_id', '=', chargeId)
          .executeTakeFirstOrThrow()
        return id
      },
      decideDispute: (id, outcome) => act(house, outcome === 'won' ? 'win' : 'lose', id),
      failRefund: doIt('bounce'),
      finishPayout: (id, outcome) => act(house, outcome === 'paid' ? 'pay' : 'fail', id),
    },
    emailOf: async (id) =>
      (await house.book.selectFrom('customer').select('email').where('id', '=', id).executeTakeFirst())
        ?.email ?? null,
    settle: async () => clock.forward(10_000),
    cutNext: (when) => {
      const point = when === 'before' ? 'before_doing' : 'after_doing'
      sandbox.wires.fault = { point, does: 'fail', call: null, left: 1 }
    },
    deliveries: async () => {
      const taken = await sandbox.takeDeliveries()
      news.push(...taken.map(({ body, headers }) => ({ body: Buffer.from(body), headers })))
      return [...news]
    },
    sign: (body, { secret = 'newest', at = clock.now() } = {}) => ({
      [SIGNATURE_HEADER]: signBody(keys[secret], body, at),
    }),
    book: async () => ({
      charges: await house.book
        .selectFrom('charge')
        .select(['id', 'reference', 'amount', 'currency', 'refunded'])
        .where('status', '=', 'captured')
        .execute(),
      refunds: await house.book
        .selectFrom('refund')
        .select(['id', 'charge_id as chargeId', 'amount'])
        .where('status', '!=', 'failed')
        .execute(),
      payouts: await house.book
        .selectFrom('payout')
        .select(['id', 'account_id as accountId', 'amount'])
        .execute(),
    }),
    close: async () => {
      await app.close()
      await sandbox.close()
      await limits.close()
      await database.drop()
    },
  }
  const parts = {
    origin: settings.origin,
    keys: { deliveries: deliveryKeys(settings), cards: house.fingerprintKey },
    clock,
    log,
  }
  return { ...opened, sandbox, parts, app, submit, typeCard, pathOf, databaseUrl: database.url }
}

/** Connections that may use the sandbox's own tables and no others: it is another house. */
async function urlOfSandboxAlone(url: string) {
  const client = newClient(url)
  await client.connect()
  await client.query(`
    do $$ begin create role sandbox_alone; exception when duplicate_object or unique_violation then null; end $$;
    grant usage on schema sandbox to sandbox_alone;
    grant select, insert, update, delete on all tables in schema sandbox to sandbox_alone`)
  await client.end()
  const address = new URL(url)
  address.searchParams.set('options', '-c role=sandbox_alone')
  return address.href
}
