import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { faultsOf, verifyLedger } from '../../../server/src/money/ledger/verify-ledger.ts'
import { PASSWORD, signIn } from '../../../server/test/people.ts'
import { openTestApp, type TestApp } from '../../../server/test/start-app.ts'
import { unzip } from '../../../server/test/unzip.ts'
import { bringManyOrders } from './bring-many-orders.ts'

vi.setConfig({ hookTimeout: 120_000, testTimeout: 30_000 })

const ALL = { orders: 300, messages: 3000 }
const A_PORTION = 100

let server: TestApp
const said: string[] = []
beforeAll(async () => {
  server = await openTestApp()
  // Cut off after the first portion, as by somebody who ends the command.
  const cut = bringManyOrders(
    server.context,
    ALL,
    (sentence) => {
      if (sentence.startsWith(`${A_PORTION} orders`)) throw new Error('cut off')
    },
    A_PORTION,
  )
  await expect(cut).rejects.toThrow('cut off')
  await bringManyOrders(server.context, ALL, (sentence) => said.push(sentence), A_PORTION)
})
afterAll(() => server.close())

const rowsOf = async <Row>(statement: string) =>
  (await sql.raw<Row>(statement).execute(server.context.db)).rows

/** Rows that are not as they should be; each names itself. */
const wrong = (statement: string) => rowsOf<object>(statement)

const counts = () =>
  rowsOf(`select
    (select count(*) from client_order) as orders, (select count(*) from message) as messages, (select count(*) from fact) as facts,
    (select count(*) from ledger_entry) as entries, (select count(*) from payment) as payments, (select count(*) from payout) as payouts,
    (select count(*) from notification) as notices, (select count(*) from person) as people, (select count(*) from wallet) as wallets,
    (select sum(completed_orders) from agent) as completed`)

describe('a fill that was cut off', () => {
  test('went on where it was, and tells how far it is', async () => {
    expect(said.filter((sentence) => sentence.includes('orders'))).toEqual(['200 orders', '300 orders'])
    const [count] = await rowsOf<{ orders: number; messages: number }>(`select
      (select count(*) from client_order) as orders, (select count(*) from message where sender_id is not null) as messages`)
    expect(count).toEqual(ALL)
  })

  test('adds nothing when it runs once more', async () => {
    const before = await counts()
    const again: string[] = []
    await bringManyOrders(server.context, ALL, (sentence) => again.push(sentence), A_PORTION)
    expect(await counts()).toEqual(before)
    expect(again).toEqual(['300 orders are there already.'])
  })

  test('has orders in every state, most of them completed, over three years', async () => {
    const states = await rowsOf<{ status: string; orders: number }>(
      'select status, count(*)::int as orders from client_order group by status',
    )
    const many = new Map(states.map(({ status, orders }) => [status, orders]))
    expect([...many.keys()].toSorted()).toEqual(
      ['awaiting_payment', 'cancelled', 'completed', 'conflicted', 'ongoing', 'paid'].toSorted(),
    )
    expect(many.get('completed')).toBeGreaterThan(200)
    const [span] = await rowsOf<{ days: number }>(
      'select extract(day from max(created_at) - min(created_at))::int as days from client_order',
    )
    expect(span?.days).toBeGreaterThan(1090)
  })
})

describe('the books', () => {
  test('are sealed and balanced', async () => {
    const verified = await verifyLedger(server.context)
    expect(faultsOf(verified)).toEqual([])
    expect(verified.sealed).toBeGreaterThan(900)
  })

  test('hold what is held, in clearance and cleared of each order and agent', async () => {
    expect(
      await wrong(`
        select ref, balance from client_order
        left join ledger_account on subject = client_order.id and kind = 'escrow'
        where coalesce(balance, 0) <> case when status in ('paid', 'ongoing', 'conflicted') then price_amount else 0 end`),
    ).toEqual([])
    expect(
      await wrong(`
        select agent_id from client_order
        left join ledger_account pending on pending.subject = agent_id and pending.kind = 'agent_pending'
        left join ledger_account available on available.subject = agent_id and available.kind = 'agent_available'
        left join (select agent_id, sum(amount) as amount from payout group by agent_id) as out using (agent_id)
        group by agent_id, pending.balance, available.balance, out.amount
        having coalesce(pending.balance, 0) <> coalesce(sum(price_amount * (100 - commission_percent) / 100) filter (where clears_at is not null and cleared_at is null), 0)
          or coalesce(available.balance, 0) + coalesce(out.amount, 0)
            <> coalesce(sum(price_amount * (100 - commission_percent) / 100) filter (where cleared_at is not null), 0)`),
    ).toEqual([])
    expect(await rowsOf('select from payout limit 1')).toHaveLength(1)
  })

  test('are what payments, refunds and earned months say', async () => {
    expect(
      await wrong(`
        select payment.ref from payment
        left join refund on refund.payment_id = payment.id
        left join ledger_entry entry on entry.cause = 'payment:' || payment.id and template = 'L1'
        left join ledger_line line on line.entry_id = entry.id and line.amount > 0
        where refunded_amount <> coalesce(refund.amount, 0) or line.amount is distinct from payment.amount`),
    ).toEqual([])
    expect(
      await wrong(`
        select agent_id from earned_month group by agent_id
        having sum(amount) <> (select sum(price_amount * (100 - commission_percent) / 100) from client_order
          where client_order.agent_id = earned_month.agent_id and status = 'completed')`),
    ).toEqual([])
  })
})

describe('what is kept beside the rows it comes from', () => {
  test.each([
    [
      'how far a conversation is',
      `select conversation.id from conversation
      join (
        select conversation_id as id, max(seq) as seq, count(*) as rows, count(sender_id) as said, max(created_at) as at
        from message group by conversation_id
      ) as message using (id)
      where last_seq <> seq or seq <> rows or conversation.said <> message.said or last_at <> at`,
    ],
    [
      'how many somebody has not read',
      `select member.person_id from conversation_member member
      join conversation on conversation.id = conversation_id
      left join message on message.conversation_id = conversation.id and message.seq = member.read_seq
      where member.said <> conversation.said or member.last_at <> conversation.last_at
        or member.read_said <> coalesce(message.said, 0)`,
    ],
    [
      'the number of what was said before each message',
      `select id from (
        select id, said, count(sender_id) over (partition by conversation_id order by seq) as reckoned from message
      ) as message where said <> reckoned`,
    ],
    [
      'a conversation of each paid order, with both of its sides',
      `select ref from client_order
      left join conversation on order_id = client_order.id
      left join conversation_member member on conversation_id = conversation.id and person_id in (client_id, agent_id)
      group by ref, paid_at having count(member.person_id) <> case when paid_at is null then 0 else 2 end`,
    ],
    [
      'completed orders on the card of an agent',
      `select agent_id from found_agent join agent on person_id = agent_id
      where (card->>'completed_orders')::int <> completed_orders
        or completed_orders < (select count(*) from client_order where client_order.agent_id = found_agent.agent_id and status = 'completed')`,
    ],
    [
      'the state of a goal',
      `select goal.id from goal join client_order on goal_id = goal.id
      where goal.status <> case when paid_at is null or cancelled_at is not null then 'draft' else 'in_progress' end`,
    ],
    [
      'the state of an order after the last of its facts',
      `select ref from client_order
      cross join lateral (
        select details->>'to' as state from fact where order_id = client_order.id order by created_at desc, id desc limit 1
      ) as last
      where state <> status`,
    ],
    [
      'where each fact of an order comes from',
      `select id from (
        select id, details, lag(details->>'to') over (partition by order_id order by created_at, id) as before
        from fact where order_id is not null
      ) as fact where details->>'from' is distinct from before`,
    ],
    [
      'an order nobody could have bought',
      'select ref from client_order where service_id not in (select id from service)',
    ],
    [
      'whoever hears of what they did',
      'select from notification join fact on fact.id = fact_id where notification.person_id = actor_id',
    ],
    ['what lies ahead', "select from fact where created_at > timestamptz '2026-11-02T09:00:00Z'"],
  ])('is right: %s', async (_, statement) => {
    expect(await wrong(statement)).toEqual([])
  })
})

describe('who signs in', () => {
  /** Most is known of this one; nobody of the crowd has a password of their own. */
  async function busiest(side: 'client' | 'agent') {
    const [person] = await rowsOf<{ id: string; email: string; orders: number; order: string }>(`
      select person.id, email, count(*)::int as orders, (array_agg(client_order.id order by ref))[1] as order
      from client_order join person on person.id = ${side}_id
      where ${side === 'agent' ? 'paid_at is not null' : 'true'}
      group by person.id order by count(paid_at) desc, max(ref) desc limit 1`)
    if (!person) throw new Error(`There is no ${side}`)
    const password_hash = await server.context.passwords.hash(PASSWORD)
    await server.context.db.updateTable('person').set({ password_hash }).where('id', '=', person.id).execute()
    return { ...person, browser: await signIn(server, person) }
  }

  test('nobody could before', async () => {
    expect(
      await wrong("select email from person where email like '%@many.example' and password_hash is not null"),
    ).toEqual([])
  })

  test.each(['client', 'agent'] as const)('sees their orders, money and talk as %s', async (side) => {
    const { browser, order, orders, id } = await busiest(side)
    const as = `as=${side}`
    const list = await browser.get(`/orders?limit=100&${as}`)
    expect(list.status, list.text).toBe(200)
    expect(list.body.data.items).toHaveLength(Math.min(orders, 100))

    const page = await browser.get(`/orders/${order}/workspace?${as}`)
    expect(page.status, page.text).toBe(200)
    const timeline = await browser.get(`/orders/${order}/timeline`)
    expect(timeline.status, timeline.text).toBe(200)
    expect(timeline.body.data.items.length).toBeGreaterThan(1)

    const talk = await browser.get(`/orders/${order}/conversation`)
    expect(talk.status, talk.text).toBe(200)
    const messages = await browser.get(`/conversations/${talk.body.data.uuid}/messages`)
    expect(messages.status, messages.text).toBe(200)
    expect(messages.body.data.items.length).toBeGreaterThan(1)

    for (const address of ['/conversations', '/notifications', '/today', '/payments'])
      expect((await browser.get(address)).status, address).toBe(200)
    const [{ unread = 0 } = {}] = await rowsOf<{ unread: number }>(
      `select count(*)::int as unread from notification where person_id = '${id}' and read_at is null`,
    )
    const count = await browser.get('/notifications/unread-count')
    expect(count.status, count.text).toBe(200)
    expect(JSON.stringify(count.body)).toContain(String(unread))
  })

  test('an agent reads a wallet with payouts', async () => {
    const { browser } = await busiest('agent')
    for (const address of ['/wallets', '/wallets/movements', '/wallets/withdrawals']) {
      const { status, text } = await browser.get(address)
      expect(status, `${address}: ${text}`).toBe(200)
    }
  })

  test('takes all of it along', async () => {
    const { browser, orders } = await busiest('client')
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${origin}/api/account/export`, {
      headers: {
        'x-device-id': browser.device,
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    expect(answer.status).toBe(200)
    const files = await unzip(new Uint8Array(await answer.arrayBuffer()))
    const rowsIn = (table: string) => JSON.parse(String(files.get(`${table}.json`)))
    expect(rowsIn('client_order')).toHaveLength(orders)
    for (const table of ['goal', 'payment', 'message', 'receipt', 'fact'])
      expect(rowsIn(table).length, table).toBeGreaterThan(0)
  })
})
