import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/mailbox.ts'
import { enter } from '../../../../test/payments.ts'
import { makePerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import { tellVisaChanges } from './tell-visa-changes.ts'

const VISA = 'ca/post-graduation-work-permit'
const TITLE = 'A visa of one of your goals has changed'
const fee = (amount: number) => [{ what: 'Application', amount, currency: 'CAD', for: 'main' }]
const OLD_FEE = { value: fee(15000), source: 'https://www.example.org/fees', checked: '2025-06' }

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() =>
  server.context.db
    .updateTable('visa')
    .set({ facts: JSON.stringify({ fees: OLD_FEE }) })
    .where('origin', '=', VISA)
    .execute(),
)

const correct = async (change: object) => {
  const staff = await enter(server, await makePerson(server, { staff: true }))
  const checked = server.clock.now().toISOString().slice(0, 10)
  const { status, text } = await staff.put('/staff/facts', {
    visa: VISA,
    source: 'https://www.example.org/new',
    checked,
    reason: 'The table of today says so.',
    ...change,
  })
  if (status !== 200) throw new Error(text)
  server.clock.forward(1000)
}
const raiseFee = (amount = 16000) => correct({ fact: 'fees', value: fee(amount) })

async function later(ms: number) {
  server.clock.forward(ms)
  await tellVisaChanges.run(server.context, {})
  await server.jobsDone()
}

async function makePlan(visa_id: string | null = VISA) {
  const client = await makePerson(server)
  const browser = () => enter(server, client)
  const { body, text } = await (await browser()).post('/goals', {
    name: 'Stay after my degree',
    destination_country: 'CA',
    purpose: 'work',
    expected_delivery_date: '2028-01-01',
    comment: 'I finish in June.',
    visa_id,
  })
  if (!body.data) throw new Error(text)
  const id = body.data.id as number
  server.clock.forward(1000)
  const letters = async () =>
    (await mailsTo(server, client.email)).filter(({ subject }) => subject.endsWith(' has changed'))
  const notices = async () => (await (await browser()).get('/notifications')).body.data.items
  return { id, client, browser, letters, notices }
}

test('a client with a goal for a visa reads once what our team has corrected of it, and where', async () => {
  const { id, letters, notices } = await makePlan()
  const other = await makePlan(null)
  await raiseFee()
  await correct({ fact: 'may_work', value: 'yes' })
  await later(HOUR_MS)
  await later(HOUR_MS)
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter?.subject).toBe('Canada: Post-Graduation Work Permit has changed')
  expect(letter?.text.match(/Changed: .*/g)).toEqual(['Changed: Government fee.', 'Changed: Work.'])
  const path = `/p/visas/ca/post-graduation-work-permit?goalId=${id}#changes`
  expect(letter?.text).toContain(path)
  expect(await notices()).toMatchObject([{ title: TITLE, about: 'Stay after my degree', path }])
  expect([await other.letters(), await other.notices()]).toEqual([[], []])
})

test('our team is given an hour to correct more, and what it takes back is told to nobody', async () => {
  const { letters, notices } = await makePlan()
  await raiseFee(26000)
  await later(HOUR_MS - 10_000)
  await raiseFee(15000)
  await later(HOUR_MS - 10_000)
  expect(await letters()).toEqual([])
  await later(HOUR_MS)
  expect([await letters(), await notices()]).toEqual([[], []])
  await raiseFee(17000)
  await later(HOUR_MS)
  expect(await letters()).toHaveLength(1)
})

test('what was only checked again is no change', async () => {
  const { letters } = await makePlan()
  await raiseFee(15000)
  await later(2 * HOUR_MS)
  expect(await letters()).toEqual([])
})

test('two runs at once tell it once', async () => {
  const { letters } = await makePlan()
  await raiseFee()
  server.clock.forward(2 * HOUR_MS)
  await Promise.all(Array.from({ length: 4 }, () => tellVisaChanges.run(server.context, {})))
  await server.jobsDone()
  expect(await letters()).toHaveLength(1)
})

test('a goal that is made, or given the visa, afterwards has nothing to hear of it', async () => {
  const without = await makePlan(null)
  await raiseFee()
  const after = await makePlan()
  expect((await (await without.browser()).patch(`/goals/${without.id}`, { visa_id: VISA })).status).toBe(200)
  await later(2 * HOUR_MS)
  expect([await without.letters(), await after.letters()]).toEqual([[], []])
})

test('a goal in the trash is told once it is back; one that is decided, or of somebody who left, is not', async () => {
  const gone = await makePlan()
  const decided = await makePlan()
  const left = await makePlan()
  const suspended = await makePlan()
  await (await gone.browser()).delete(`/goals/${gone.id}`)
  const { db } = server.context
  const now = server.clock.now()
  const set = (table: 'goal' | 'person', change: object, id: string | number) =>
    db.updateTable(table).set(change).where('id', '=', id).execute()
  await set('goal', { status: 'approved', decided_on: '2026-11-01', decided_at: now }, decided.id)
  await set('person', { deleted_at: now }, left.client.id)
  await set(
    'person',
    { suspended_at: now, suspended_reason: 'Two accounts.', suspended_by: decided.client.id },
    suspended.client.id,
  )
  await raiseFee()
  await later(2 * HOUR_MS)
  const mails = () =>
    Promise.all([gone, decided, left, suspended].map(async (one) => (await one.letters()).length))
  expect(await mails()).toEqual([0, 0, 0, 0])
  await set('person', { suspended_at: null, suspended_reason: null, suspended_by: null }, suspended.client.id)
  await (await gone.browser()).post(`/goals/${gone.id}/restore`, {})
  await later(DAY_MS)
  expect(await mails()).toEqual([1, 0, 0, 1])
})

test('who wants no notifications of papers and dates gets none', async () => {
  const { browser, letters, notices } = await makePlan()
  const page = await browser()
  const { data } = (await page.get('/account/notifications')).body
  const off = { mail: { ...data.mail, deadlines: false }, in_app: { ...data.in_app, deadlines: false } }
  await page.put('/account/notifications', { ...data, ...off })
  await raiseFee()
  await later(2 * HOUR_MS)
  expect([await letters(), await notices()]).toEqual([[], []])
})
