import { isReservedName } from '@sojourn/contract/people/reserved-names'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cron } from '../../../server/src/domains.ts'
import { verifyLedger } from '../../../server/src/money/ledger/verify-ledger.ts'
import { openedBy } from '../../../server/src/supply/licences/opened-by.ts'
import { ordersToClear } from '../../../server/src/work/completion/work-store.ts'
import { mailsTo } from '../../../server/test/mailbox.ts'
import { Browser } from '../../../server/test/people.ts'
import { openTestApp, type TestApp } from '../../../server/test/start-app.ts'
import { hashOfDatabase } from '../../../server/test/whole-database.ts'
import { fillWithStory } from '../fill-with-story.ts'
import { tellDemoStory } from '../tell-demo-story.ts'
import { readColleagues } from './colleagues.ts'
import { type DemoPeople, readDemoPeople } from './demo-people.ts'
import { describeSignIns } from './demo-sign-ins.ts'

let server: TestApp
let people: DemoPeople
beforeAll(async () => {
  server = await openTestApp({ story: true })
  people = await readDemoPeople()
})
afterAll(() => server.close())

async function signIn({ email }: { email: string }) {
  const browser = new Browser(server)
  const answer = await browser.post('/auth/login', { email, password: people.password })
  expect(answer.status, email).toBe(200)
  return browser
}
const signInAs = (name: string) => signIn({ email: `${name}@demo.example` })

const query = async <Row>(text: string) => (await server.context.pool.query(text)).rows as Row[]
const count = async (text: string) =>
  (await query<{ count: number }>(`select count(*)::int ${text}`))[0]?.count

interface Page {
  data: { items: Record<string, unknown>[]; pagination: { next_cursor: string | null } }
}

async function found() {
  const items: Record<string, unknown>[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: string = new URLSearchParams({ limit: '100', cursor }).toString()
    const { data }: Page = (await new Browser(server).get(`/consultants?${page}`)).body
    items.push(...data.items)
    cursor = data.pagination.next_cursor
  }
  return items
}

const kinds = { verified_on: 50, waiting: 6, failed: 2 }

describe('the numbers of the home page', () => {
  test('two hundred verified agents can be found, those with a story of their own first', async () => {
    const names = (await found()).map(({ username }) => username)
    expect(names).toHaveLength(200)
    const own = new Set<unknown>(people.agents.map(({ username }) => username))
    expect(names.slice(0, 25).filter((name) => !own.has(name))).toEqual([])
  })

  test('they have done 15,000 cases, with 12,000 happy clients', async () => {
    const [told] = await query<Record<string, number>>(`
      select sum(completed_orders)::int as cases, sum(review_count)::int as reviews, sum(rating_sum)::float as stars from agent`)
    expect(told?.cases).toBe(15_000)
    const happy = (await count('from review where star >= 4.5')) ?? 0
    expect(Math.round((15 * happy) / (told?.reviews ?? 1))).toBe(12)
    expect(await query('select count(*)::int as reviews, sum(star)::float as stars from review')).toEqual([
      { reviews: told?.reviews, stars: told?.stars },
    ])
  })

  test('about one in four clients of each left a review, none before the work began or after today', async () => {
    const odd = await query(`
      select username from agent where completed_orders > 20 and review_count::float / completed_orders not between 0.2 and 0.3`)
    expect(odd).toEqual([])
    const now = server.clock.now().toISOString()
    expect(
      await count(
        `from review join agent on person_id = agent_id where review.created_at not between verified_at and '${now}'`,
      ),
    ).toBe(0)
  })

  test('the agent most people sign in as has edited each service within a year', async () => {
    const now = server.clock.now().toISOString()
    const old = `updated_at < '${now}'::timestamptz - interval '1 year'`
    expect(
      await count(
        `from service join agent on person_id = agent_id where username = 'amara-okafor' and service.${old}`,
      ),
    ).toBe(0)
  })

  test('everybody who is found has a portrait', async () => {
    expect(await count('from found_agent join person on id = agent_id where picture_key is null')).toBe(0)
  })
})

test('the story has a yearly plan, one past due and one that ends, each with its invoice', async () => {
  const plans = await query(`
    select username, subscription.plan, term, status, cancel_at_period_end as ends,
      (select count(*)::int from plan_invoice where plan_invoice.agent_id = subscription.agent_id) as invoices
    from subscription join agent on agent.person_id = agent_id
    where username in ('amara-okafor', 'emre-saygin', 'duarte-falcao') order by username`)
  expect(plans).toEqual([
    { username: 'amara-okafor', plan: 'pro', term: 'year', status: 'active', ends: false, invoices: 1 },
    { username: 'duarte-falcao', plan: 'pro', term: 'month', status: 'active', ends: true, invoices: 1 },
    { username: 'emre-saygin', plan: 'pro', term: 'month', status: 'past_due', ends: false, invoices: 1 },
  ])
})

test('nobody of them gets mail', async () => {
  await server.jobsDone()
  for (const { email } of [...people.clients, ...people.agents])
    expect(await mailsTo(server, email)).toEqual([])
})

test('nor do they lose anything to what happens by the clock alone', async () => {
  const before = await found()
  const { db, jobs } = server.context
  for (const { job } of cron) await db.transaction().execute((tx) => jobs.enqueue(tx, job, {}))
  await server.jobsDone()
  expect(await found()).toEqual(before)
  for (const { email } of people.agents) expect(await mailsTo(server, email), email).toEqual([])
})

describe('sixty agents', () => {
  test('live in thirty countries and more, and know forty others nearly', async () => {
    expect(people.agents).toHaveLength(60)
    expect(new Set(people.agents.map(({ address }) => address.country)).size).toBeGreaterThan(40)
    const destinations = await query("select distinct country_iso from service where status = 'active'")
    expect(destinations.length).toBeGreaterThanOrEqual(35)
  })

  test.each(Object.entries(kinds))('%s: %i', (kind, many) => {
    expect(people.agents.filter((agent) => agent[kind as 'waiting'] !== undefined)).toHaveLength(many)
  })

  test('no two have a word of prose in common', () => {
    const prose = people.agents.flatMap(({ headline, about, services, reviews }) => [
      headline,
      ...about,
      ...services.flatMap(({ title, description }) => [title, description]),
      ...reviews.map(({ content }) => content),
    ])
    expect(new Set(prose).size).toBe(prose.length)
  })

  test('nobody has a name of ours, and licences say that they are invented', () => {
    for (const { username, licences, business } of people.agents) {
      expect(isReservedName(username)).toBe(false)
      for (const { number } of licences) expect(number).toContain('DEMO')
      if (business?.registration_number) expect(business.registration_number).toMatch(/DEMO/)
    }
  })

  test('what they tell of the past comes before today, and after they were verified', () => {
    const today = server.clock.now().toISOString()
    for (const { username, verified_on = '', reviews } of people.agents)
      for (const { on } of reviews) {
        expect(on > verified_on, username).toBe(true)
        expect(on < today, username).toBe(true)
      }
  })

  test('write articles of which every card shows a cut excerpt, the longest of 256 characters too', async () => {
    const { items } = (await new Browser(server).get('/articles?limit=100')).body.data
    expect(items.length).toBeGreaterThan(5)
    for (const { slug, excerpt } of items) {
      expect(excerpt.length, slug).toBeGreaterThan(256)
      expect(excerpt, slug).not.toMatch(/[<>]|&[a-z]+;/)
    }
  })

  test('are found when they are verified and not on leave', async () => {
    const names = (await found()).map(({ username }) => username)
    const told = people.agents.filter(({ verified_on, away }) => verified_on && !away)
    const colleagues = await readColleagues()
    expect(names.toSorted()).toEqual([...told, ...colleagues].map(({ username }) => username).toSorted())
  })

  test('are new until somebody reviewed them', async () => {
    for (const { username, rating, review_count } of await found())
      expect(rating === null, String(username)).toBe(review_count === 0)
    expect((await found()).filter(({ rating }) => rating === null)).toHaveLength(3)
  })

  test('sign in as far as they have come', async () => {
    const roleOf = async (name: string) => (await (await signInAs(name)).get('/account')).body.data.is_a
    expect(await roleOf('amara-okafor')).toBe('consultant')
    for (const name of ['othmane-benjelloun', 'yating-luo', 'nadine-khoury'])
      expect(await roleOf(name), name).toBe('unverified_consultant')
  })

  test('who failed sees why', async () => {
    const { data } = (await (await signInAs('yating-luo')).get('/account/consultant/verification')).body
    expect(data).toMatchObject({ label: { slug: 'failed' }, asked_for: ['document'] })
    expect(data.reasons[0].reason).toContain('blurred')
  })

  test('have hours, and a client sees free slots', async () => {
    const { data } = (await new Browser(server).get(`/consultants/amara-okafor/schedules`)).body
    expect(data.validDates.length).toBeGreaterThan(10)
  })
})

test('six wait in the queue of staff, each with a specimen, and two licences', async () => {
  const staff = await signIn(people.staff)
  const { items } = (await staff.get('/staff/verifications')).body.data
  expect(items).toHaveLength(6)
  for (const { uuid } of items) {
    expect((await staff.put(`/staff/verifications/${uuid}/claim`)).status).toBeLessThan(300)
    const seen = (await staff.get(`/staff/verifications/${uuid}`)).body.data
    expect(seen.document_id).toMatch(/^SPECIMEN-/)
    expect(seen.same_document).toEqual([])
    expect(seen.document.size).toBeGreaterThan(5000)
  }
  const licences = (await staff.get('/staff/licences')).body.data.items
  expect(licences.map(({ number }: { number: string }) => number).toSorted()).toEqual([
    'F-DEMO-4410',
    'MARN-DEMO-2588',
  ])
})

test('no service on offer hides behind a licence its agent does not have', async () => {
  const hidden = await server.context.db
    .selectFrom('service')
    .innerJoin('country', 'country.iso', 'service.country_iso')
    .innerJoin('agent', 'agent.person_id', 'service.agent_id')
    .select(['agent.username', 'service.visa_id'])
    .where('service.status', '=', 'active')
    .where('country.licence_notice', 'is not', null)
    .where((eb) => eb.not(openedBy(server.clock.now().toISOString().slice(0, 10))))
    .execute()
  expect(hidden).toEqual([])
  const classes = await server.context.db
    .selectFrom('licence')
    .select(['country_iso', 'class_code'])
    .distinct()
    .where('country_iso', 'in', ['CA', 'GB', 'JP', 'NZ', 'US'])
    .where('regulator', '<>', 'BAR')
    .execute()
  expect(classes.filter(({ class_code }) => class_code === null)).toEqual([])
})

test('clients have filled in their account, and keep agents', async () => {
  const browser = await signInAs('aino')
  expect((await browser.get('/account')).body.data).toMatchObject({
    fullname: 'Aino Lehtonen',
    is_a: 'subscriber',
    timezone: { name: 'Europe/Helsinki' },
    address: { country: 'FI', city: 'Tampere' },
    about: expect.stringContaining('Nurse from Tampere'),
  })
  expect(await count('from favourite')).toBe(people.clients.flatMap(({ favourites }) => favourites).length)
})

test('clients have goals, hired for them, pay with test cards, and the books agree', async () => {
  const joyce = await signInAs('joyce')
  const [goal] = (await joyce.get('/goals')).body.data.items
  expect(goal).toMatchObject({ name: 'A kitchen in Queenstown', status: [2, 'In Progress'], order_count: 1 })
  const [order] = (await joyce.get('/orders')).body.data.items
  expect(order).toMatchObject({ status: [1, 'Paid'], agent: { username: 'rodel-manansala' } })
  const { payment } = (await joyce.get(`/orders/${order.uuid}`)).body.data
  expect(payment).toMatchObject({
    status: [2, 'Processed'],
    amount: { amount: order.price.amount - 25_00, currency: 'USD' },
  })
  expect((await joyce.get('/payment-methods')).body.data.items).toMatchObject([{ last4: '4444' }])
  expect((await joyce.get('/coupons')).body.data.items).toMatchObject([{ status: [0, 'Used'] }])
  expect((await (await signInAs('camila')).get('/coupons')).body.data.items).toMatchObject([
    { status: [1, 'Active'], kind: 'promo' },
    { status: [1, 'Active'], kind: 'credit' },
  ])

  const kwame = await signInAs('kwame')
  const statuses = (await kwame.get('/orders')).body.data.items.map(
    ({ status }: { status: string[] }) => status[1],
  )
  expect(statuses).toEqual(['Paid', 'Cancelled', 'Ongoing', 'Ongoing', 'Ongoing'])
  const hassan = await signInAs('hassan-bukhari')
  const [theirs] = (await hassan.get('/orders')).body.data.items
  expect((await hassan.get(`/orders/${theirs.uuid}/schedule`)).body.data.meeting).not.toBeNull()
  // Each side finds something to do: work to finish, work to check, work that was reviewed.
  const amara = await signInAs('amara-okafor')
  const [waiting, second, late, ongoing] = (await amara.get('/orders')).body.data.items
  const stage = { number: 2, count: 3, name: 'Application' }
  expect(waiting).toMatchObject({ status: [0, 'Awaiting payment'], in_stages: stage })
  expect(second).toMatchObject({ status: [3, 'Ongoing'], in_stages: stage })
  expect(new Date(late.due_at).getTime()).toBeLessThan(server.clock.now().getTime())
  expect((await amara.get(`/orders/${ongoing.uuid}/work`)).body.data).toMatchObject({
    stage: 'filed',
    may: expect.arrayContaining(['ask_completion']),
  })
  const minhAnh = await signInAs('minh-anh')
  const [asked] = (await minhAnh.get('/orders')).body.data.items
  expect((await minhAnh.get(`/orders/${asked.uuid}/work`)).body.data.may).toContain('accept_request')
  const [done] = (await joyce.get('/orders?filter[status]=2')).body.data.items
  expect((await joyce.get(`/orders/${done.uuid}/reviews`)).body.data.review).toMatchObject({ star: 5 })

  expect((await (await signInAs('aino')).get('/orders/summary')).body.data).toMatchObject({
    awaiting_payment: 1,
    ongoing: 1,
    conflicted: 1,
  })
  const refunded = await server.context.db
    .selectFrom('review')
    .select('star')
    .where('refunded', '=', true)
    .execute()
  expect(refunded).toEqual([{ star: '2.0' }])
  const stages = await server.context.db
    .selectFrom('conflict')
    .select('status')
    .where('reason', '<>', 'cancellation')
    .orderBy('status')
    .execute()
  expect(stages).toEqual([{ status: 'closed' }, { status: 'direct' }, { status: 'mediation' }])
  const youssef = await signInAs('youssef')
  expect((await youssef.get('/orders/summary')).body.data.cancelled).toBe(2)
  expect(await verifyLedger(server.context)).toMatchObject({
    sealed: 145,
    entries: [],
    accounts: [],
    pending: [],
  })
})

test('lines of a conversation and movements of a wallet stand in the order of time', async () => {
  const { rows } = await sql<{ of: string }>`
    select 'conversation of ' || conversation_id as of from (
      select conversation_id, created_at < lag(created_at) over (partition by conversation_id order by seq) as is_back
      from message) line where is_back
    union all
    select 'list with conversation ' || member.conversation_id
    from conversation_member member
      join (select conversation_id, max(created_at) as at from message group by 1) newest using (conversation_id)
    where member.last_at <> newest.at
    union all
    select 'books of ' || subject from (
      select account.subject, entry.created_at < lag(entry.created_at) over (partition by account.subject order by entry.id) as is_back
      from ledger_account account join ledger_line line on line.account_id = account.id
        join ledger_entry entry on entry.id = line.entry_id
      where account.kind in ('agent_pending', 'agent_available', 'payout_transit')) moved where is_back`.execute(
    server.context.db,
  )
  expect(rows).toEqual([])
  const { rows: unread } = await sql<{ unread: number }>`
    select sum(conversation.said - member.read_said)::int as unread
    from conversation_member member join conversation on conversation.id = member.conversation_id`.execute(
    server.context.db,
  )
  expect(unread[0]?.unread).toBeGreaterThan(0)
})

test('no day that has passed stands in a wallet as one to come', async () => {
  expect(await ordersToClear(server.context.db, server.context.clock.now(), null, 100)).toEqual([])
})

test('agents are liked by those they helped best', async () => {
  expect(await count('from likes')).toBeGreaterThan(80)
})

test('told again, nothing changes, not even for who changed or went', async () => {
  await server.context.pool.query(
    "update person set email = 'aino@new.example' where email = 'aino@demo.example'",
  )
  const before = await hashOfDatabase(server.context.pool)
  await tellDemoStory(server.context)
  expect(await hashOfDatabase(server.context.pool)).toBe(before)
})

describe('the next start of a server', () => {
  const inSilence = () => {}
  const mailsThatWait = () => count('from mail_body where due_at is not null')

  test('tells nothing again: mails that wait for people of the story are sent', async () => {
    await fillWithStory(server.context, inSilence)
    await server.context.pool.query(
      `insert into mail_body (id, person_id, due_at, sealed, created_at)
       select gen_random_uuid(), id, now() + interval '1 hour', 'a mail', now() from person where email = 'joyce@demo.example'`,
    )
    const before = await hashOfDatabase(server.context.pool)
    expect(await mailsThatWait()).toBe(1)

    expect(await fillWithStory(server.context, inSilence)).toBe(describeSignIns(people))

    expect(await hashOfDatabase(server.context.pool)).toBe(before)
  })

  test('goes on with a story that a release before told in part', async () => {
    await server.context.pool.query("update reference_load set checksum = 'before' where name = 'story'")
    await fillWithStory(server.context, inSilence)
    expect(await count("from reference_load where name = 'story' and checksum <> 'before'")).toBe(1)
  })
})

test('the terminal tells how to sign in', () => {
  const said = describeSignIns(people)
  expect(said).toContain(people.password)
  for (const line of [
    'client  aino@demo.example',
    'agent   amara-okafor@demo.example',
    'Yating Luo (verification failed)',
    'staff   sanna@demo.example',
  ])
    expect(said).toContain(line)
  expect(said).toContain('and 55 more agents')
})
