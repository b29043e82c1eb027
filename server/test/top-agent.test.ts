import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../src/money/ledger/accounts.ts'
import { postEntries } from '../src/money/ledger/post-entry.ts'
import { credit, debit, posting } from '../src/money/ledger/posting.ts'
import { unreadOf } from '../src/talk/conversations/read-marks-store.ts'
import { makeTalk, say, type Talk } from './conversations.ts'
import { rowsRead } from './rows-read.ts'
import { openTestApp, type TestApp } from './start-app.ts'

/** The agent has as many orders, conversations and lines in the books. */
const MANY = 3000
/** A page of twenty may read this much of a table, with all that stands on it. */
const MOST_OF_PAGE = 200

let server: TestApp
let talk: Talk
beforeAll(async () => {
  server = await openTestApp()
  talk = await makeTalk(server)
  await makeMany(talk)
}, 120_000)
afterAll(() => server.close())

/** An agent of whom there is a lot: orders like the one they have, with a conversation each, of which seven are unread. */
async function makeMany({ orderId, agent }: Talk) {
  const { context } = server
  const { pool } = context
  await pool.query(
    `insert into client_order select (jsonb_populate_record(one, jsonb_build_object(
       'id', uuidv7(), 'case_id', '00000000-0000-0000-0000-000000000000',
       'ref', 'SO-' || upper(left(md5(n::text), 8)), 'title', 'Study permit number ' || n,
       'created_at', one.created_at - make_interval(mins => n)))).*
     from client_order one, generate_series(1, ${MANY}) as n where one.id = $1`,
    [orderId],
  )
  await pool.query('select open_conversation(client_order) from client_order where agent_id = $1', [agent.id])
  await pool.query(
    "update conversation set said = 3, last_seq = 3, last_at = created_at + random() * interval '1 day'",
  )
  await pool.query(
    `update conversation_member set read_said = 3, read_seq = 3 where conversation_id not in (
       select id from conversation order by id desc limit 7)`,
  )
  const entries = Array.from({ length: MANY }, (_, index) => ({
    ...posting('L2', 'USD', [
      debit(accounts.promo_expense, 1_00),
      credit(accounts.agent_pending(agent.id), 1_00),
    ]),
    ...{ cause: `gift:${agent.id}:${index}`, orderId: null, actorId: null, requestId: null },
  }))
  for (let from = 0; from < MANY; from += 500)
    await context.db.transaction().execute((tx) => postEntries(context, tx, entries.slice(from, from + 500)))
  await pool.query('vacuum analyze')
}

const worst = (read: Record<string, number>) => Math.max(0, ...Object.values(read))
const readFor = (path: string, more = {}) =>
  rowsRead(server, async () => {
    const { status, text } = await talk.asAgent.get(path)
    expect(status, text).toBe(200)
    Object.assign(more, JSON.parse(text))
  })

describe('of an agent with thousands of orders', () => {
  test('the wallet reads its page and its twelve months', async () => {
    const answer: { data?: { months: object[]; movements: { items: object[] } } } = {}
    const read = await readFor('/wallets', answer)
    expect(answer.data?.months).toMatchObject([{ amount: { amount: MANY * 1_00 } }])
    expect(answer.data?.movements.items.length).toBeGreaterThan(9)
    expect(read.ledger_line, JSON.stringify(read)).toBeLessThan(MOST_OF_PAGE)
    expect(read.ledger_entry, JSON.stringify(read)).toBeLessThan(MOST_OF_PAGE)
  })

  test('the pages of what moved are whole, and each reads its own', async () => {
    const seen: string[] = []
    let cursor: string | null = ''
    for (let page = 0; page < 5 && cursor !== null; page += 1) {
      const answer: { data?: { items: { id: string }[]; pagination: { next_cursor: string | null } } } = {}
      const read = await readFor(`/wallets/movements?limit=20${cursor && `&cursor=${cursor}`}`, answer)
      expect(worst(read), JSON.stringify(read)).toBeLessThan(MOST_OF_PAGE)
      seen.push(...(answer.data?.items ?? []).map((item) => JSON.stringify(item)))
      cursor = answer.data?.pagination.next_cursor ?? null
    }
    expect(seen).toHaveLength(100)
    expect(new Set(seen).size).toBe(100)
  })

  test('the list of conversations reads its page', async () => {
    const answer: { data?: { items: { uuid: string }[]; pagination: { next_cursor: string } } } = {}
    const read = await readFor('/conversations?limit=20', answer)
    const next: { data?: { items: { uuid: string }[] } } = {}
    const readNext = await readFor(
      `/conversations?limit=20&cursor=${answer.data?.pagination.next_cursor}`,
      next,
    )
    const ids = [...(answer.data?.items ?? []), ...(next.data?.items ?? [])].map(({ uuid }) => uuid)
    const { rows } = await server.context.pool.query(
      `select conversation.id from conversation join client_order on client_order.id = order_id
       where agent_id = $1 order by last_at desc, conversation.id desc limit 40`,
      [talk.agent.id],
    )
    expect(ids).toEqual(rows.map(({ id }) => id))
    for (const one of [read, readNext]) expect(worst(one), JSON.stringify(one)).toBeLessThan(MOST_OF_PAGE)
  })

  test('a message reads where something is unread, and who got it knows how much', async () => {
    const read = await rowsRead(server, async () => {
      expect((await say(talk.asClient, talk.id, 'One more')).status).toBe(201)
    })
    expect(worst(read), JSON.stringify(read)).toBeLessThan(MOST_OF_PAGE)
    const { rows } = await server.context.pool.query(
      `select sum(conversation.said - read_said)::int as unread from conversation_member
       join conversation on conversation.id = conversation_id where person_id = $1 and side = 'agent'`,
      [talk.agent.id],
    )
    const counted = await unreadOf(server.context.db, [talk.agent.id])
    expect(counted).toMatchObject([{ side: 'agent', unread: rows[0].unread }])
  })

  test('a search for orders that finds nothing reads none, and one of a rare word what it finds', async () => {
    const read = await readFor('/orders?query=zanzibar')
    expect(worst(read), JSON.stringify(read)).toBeLessThan(MOST_OF_PAGE)
    const one: { data?: { items: { title: string }[] } } = {}
    const readOne = await readFor('/orders?query=2718', one)
    expect(one.data?.items).toMatchObject([{ title: 'Study permit number 2718' }])
    expect(worst(readOne), JSON.stringify(readOne)).toBeLessThan(MOST_OF_PAGE)
    // A word that nearly every order has is left to the others: it is in too many to be looked up.
    const both: { data?: { items: { title: string }[] } } = {}
    const readBoth = await readFor('/orders?query=permit+2718', both)
    expect(both.data?.items).toEqual(one.data?.items)
    expect(worst(readBoth), JSON.stringify(readBoth)).toBeLessThan(MANY / 2)
    const many: { data?: { items: object[] } } = {}
    await readFor('/orders?query=permit&limit=20', many)
    expect(many.data?.items).toHaveLength(20)
  })
})
