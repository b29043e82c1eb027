import type { MonthOfWork, Today } from '@sojourn/contract/desk/today'
import { expect, test } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { servicesPage } from '../../../test/own-services.ts'
import { UUID, usd } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { openSignedIn } from '../../../test/signed-in.tsx'
import ClientStartPage from './client-start-page.tsx'
import StartPage from './start-page.tsx'

const TODAY = 'GET /today'
const AT = '2026-05-18T16:00:00.000Z'

const month = (changes: Partial<MonthOfWork> = {}): MonthOfWork => ({
  ...{ handed_in: 0, on_time: 0, answers: 0, answer_minutes: null },
  ...changes,
})

const agent = (changes: Partial<NonNullable<Today['agent']>> = {}) => ({
  ...{ new: 0, due_soon: 0, late: 0, delivered: 0, conflicted: 0, held: 1, money: [] },
  figures: { month: '2026-05', earned: [], held_before: [], present: month(), before: month() },
  ...changes,
})

const today = (changes: Partial<Today> = {}): Today => ({
  ...{ todo: [], total: 0, goals: [], coming: [], agent: agent() },
  ...changes,
})

const OTHER = '0190a2b0-0000-7000-8000-0000000000b2'
const line = (kind: Today['todo'][number]['kind'], changes: object = {}) => ({
  ...{ kind, order: { uuid: UUID, title: 'Study permit' }, with: 'Ngozi Traveller', at: AT, count: 1 },
  ...changes,
})

const NO_SERVICE = { active: 0, draft: 0, archived: 0 }

async function opened(known: Today, Page = StartPage, goals = known.goals.length, services = servicesPage()) {
  browserOf('Asia/Tokyo')
  await openSignedIn(Page, Page === StartPage ? '/p/agent/start' : '/p/client/start', {
    tell: (network) => {
      network.answers(TODAY, ok(known))
      const own = 'GET /account/consultant'
      network.answers(`${own}/services`, services)
      network.answers(`${own}/business`, ok(null))
      network.answers(`${own}/trader-declaration`, ok({ trader: null }))
      network.answers(`${own}/licences`, listOf())
      network.answers(`${own}/work-hours`, ok({ workHours: [], workHoursOverride: [] }))
      network.answers('GET /goals/summary', ok({ total: goals, deleted: 0 }))
    },
  })
}

const hrefOf = (text: string) => findText(text).getAttribute('href')
const linesOf = (part: string) =>
  [...document.querySelectorAll(`section[aria-labelledby=${part}] li`)].map(({ textContent }) => textContent)

test('an agent without orders is led to their services', async () => {
  await opened(today({ agent: agent({ held: 0 }) }))
  await eventually(() => expect(hrefOf('My Services')).toBe('/p/agent/services'))
  expect(document.querySelector('ul')).toBeNull()
})

test('an agent without a service reads how one begins', async () => {
  await opened(
    today({ agent: agent({ held: 0 }) }),
    StartPage,
    0,
    servicesPage({ items: [], counts: NO_SERVICE }),
  )
  await eventually(() => expect(hrefOf('Start')).toBe('/p/agent/services/new'))
  expect(find('h2').textContent).toBe('Your next steps')
})

test('what waits stands as it came, each line with its act, its order and until when', async () => {
  const todo = [
    line('late'),
    line('answer_meeting'),
    line('start'),
    line('read_messages', { at: null, count: 3 }),
  ]
  await opened(today({ todo, total: 6 }))
  await eventually(() => find('section[aria-labelledby=to-do] li'))
  expect(linesOf('to-do')).toEqual([
    'Finish the workStudy permit · Ngozi TravellerLate since 19 May 2026',
    'Answer the meeting time Ngozi Traveller suggestsStudy permit · Ngozi TravellerAnswer by 19 May 2026, 01:00',
    'Start the workStudy permit · Ngozi TravellerStart by 19 May 2026, 01:00',
    'Read 3 messages from Ngozi TravellerStudy permit · Ngozi Traveller',
  ])
  expect(hrefOf('Finish the work')).toBe(`/p/agent/orders/${UUID}`)
  expect(hrefOf('Read 3 messages from Ngozi Traveller')).toBe(`/p/agent/orders/${UUID}/conversation`)
  expect(find('section[aria-labelledby=to-do]').textContent).toContain('2 more wait behind these.')
})

test('a client reads their own acts, and chooses a time on the page for it', async () => {
  const todo = [
    line('pay'),
    line('choose_time', { at: null }),
    line('send_documents', { at: null, count: 1 }),
  ]
  const coming = [
    { kind: 'due' as const, order: { uuid: UUID, title: 'Study permit' }, with: 'Amara Okafor', at: AT },
  ]
  await opened(today({ todo, total: 3, coming, agent: null }), ClientStartPage)
  await eventually(() => find('section[aria-labelledby=to-do] li'))
  expect(hrefOf('Finish payment')).toBe(`/p/client/orders/${UUID}`)
  expect(hrefOf('Choose a time to meet Ngozi Traveller')).toBe(`/p/client/orders/schedule/${UUID}`)
  expect(findText('Upload 1 document')).toBeTruthy()
  expect(linesOf('coming')).toEqual(['Work due from Amara OkaforStudy permit19 May 2026'])
})

test('a meeting of the next days is added to the calendar', async () => {
  const order = { uuid: UUID, title: 'Study permit' }
  const coming = [{ kind: 'meeting' as const, order, with: 'Amara Okafor', at: AT }]
  await opened(today({ coming, agent: null }), ClientStartPage)
  await eventually(() =>
    expect(hrefOf('Add to my calendar')).toBe(`/api/orders/${UUID}/meetings/calendar.ics`),
  )
})

test('a client without a goal reads how one begins', async () => {
  await opened(today({ agent: null }), ClientStartPage)
  await eventually(() => expect(hrefOf('Create a Goal')).toBe('/p/client/goals/create-goal'))
  expect(find('h2').textContent).toBe('Your next steps')
  expect(document.body.textContent).not.toContain('Nothing waits for you')
})

test('each goal is a boarding pass with its route, its stops, its next act, meeting and unread messages', async () => {
  const pass = {
    ...{
      id: 7,
      name: 'Study in Toronto',
      home: 'NG',
      from: { id: 'NG', name: 'Nigeria' },
      country: { id: 'CA', name: 'Canada' },
      by: '2026-09-01',
    },
    order: { uuid: UUID, title: 'Study permit', with: 'Amara Okafor', in_conflict: false },
    others: [{ uuid: OTHER, title: 'Second look', with: 'Hassan Bukhari', in_conflict: true }],
    reached: ['paid' as const, 'started' as const],
    ...{ completed: false, stage: null },
  }
  const alone = { ...pass, id: 8, name: 'Work in Oslo', order: null, others: [], reached: [] }
  const ofOther = { order: { uuid: OTHER, title: 'Second look' }, at: null }
  const todo = [
    line('send_documents', { ...ofOther, count: 2 }),
    line('read_messages', { at: null, count: 3 }),
  ]
  const coming = [
    { kind: 'meeting' as const, order: { uuid: UUID, title: 'Study permit' }, with: 'Amara', at: AT },
  ]
  await opened(today({ todo, total: 2, goals: [pass, alone], coming, agent: null }), ClientStartPage)
  await eventually(() => find('ul[aria-label=Goals] li'))
  const [first, second] = [...document.querySelectorAll('ul[aria-label=Goals] > li')]
  expect([...(first?.querySelectorAll('ol li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['Paid, done', 'Started, done', 'Documents, to come', 'Filed, to come', 'Decided, to come'],
  ])
  expect(first?.textContent).toContain('Nigeria  to Canada')
  expect(first?.textContent).toContain('Upload 2 documentsNext meeting: 19 May 2026, 01:003 unread messages')
  expect(hrefOf('Upload 2 documents')).toContain(OTHER)
  expect(findText('Second look').closest('li')?.textContent).toBe('Second look · Hassan Bukhari In conflict')
  expect(hrefOf('Second look')).toBe(`/p/client/orders/${OTHER}`)
  expect(second?.textContent).toContain('Find an agent')
  expect(second?.querySelector('ul')).toBeNull()
})

test('a goal names the stage it is at, and leads on where all its work is completed', async () => {
  const pass = {
    ...{ id: 7, name: 'Study in Toronto', home: null, from: null, by: '2026-09-01', others: [] },
    country: { id: 'CA', name: 'Canada' },
    order: { uuid: UUID, title: 'Study permit', with: 'Amara Okafor', in_conflict: false },
    ...{ reached: [], completed: false, stage: { number: 2, count: 3 } },
  }
  const order = { ...pass.order, uuid: OTHER }
  const done = {
    ...pass,
    id: 8,
    order,
    reached: ['paid' as const, 'started' as const],
    stage: null,
    completed: true,
  }
  await opened(today({ todo: [line('pay')], total: 1, goals: [pass, done], agent: null }), ClientStartPage)
  await eventually(() => find('ul[aria-label=Goals] li'))
  expect(find('ul[aria-label=Goals] > li').textContent).toContain(
    'Study permit · Amara Okafor · Stage 2 of 3',
  )
  const [unpaid, completed] = [...document.querySelectorAll('ul[aria-label=Goals] > li')]
  expect(unpaid?.querySelector('[data-reached]')).toBeNull()
  expect([...(completed?.querySelectorAll('ol li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['Paid, done', 'Started, done', 'Completed, done'],
  ])
  expect(hrefOf('See what is next')).toBe('/p/client/goals/8/details')
})

test('only of work that was filed a decision is asked for', async () => {
  const pass = {
    ...{ id: 8, name: 'Study in Toronto', home: null, from: null, by: '2026-09-01', others: [], stage: null },
    country: { id: 'CA', name: 'Canada' },
    order: { uuid: UUID, title: 'Study permit', with: 'Amara Okafor', in_conflict: true },
    ...{ reached: ['paid' as const, 'started' as const, 'filed' as const], completed: true },
  }
  await opened(today({ goals: [pass], agent: null }), ClientStartPage)
  await eventually(() => expect(hrefOf('Record the decision')).toBe('/p/client/goals/8/details'))
  expect(find('ul[aria-label=Goals] > li').textContent).toContain('Amara Okafor In conflict')
})

test('who has nothing to do reads so', async () => {
  await opened(today({ agent: null }), ClientStartPage, 1)
  await eventually(() =>
    expect(find('section[aria-labelledby=to-do]').textContent).toContain('Nothing waits for you.'),
  )
  expect(find('section[aria-labelledby=coming]').textContent).toContain('No meeting and no due date.')
})

test('each number leads to the orders it counts, and what is nought is not there', async () => {
  await opened(today({ agent: agent({ new: 1, late: 2, delivered: 3 }) }))
  await eventually(() => find('ul b'))
  const counts = [...document.querySelectorAll('li:has(b)')].map((one) => [
    one.querySelector('b')?.textContent,
    one.querySelector('a')?.textContent,
    one.querySelector('a')?.getAttribute('href')?.split('?')[1],
  ])
  expect(counts).toEqual([
    ['2', 'Late', 'progress=late'],
    ['1', 'New', 'status=paid'],
    ['3', 'Delivered', 'progress=delivered'],
  ])
  expect([...document.querySelectorAll('b[data-late]')].map((one) => one.textContent)).toEqual(['2'])
})

test('money is told in each currency, held and not yet available apart', async () => {
  const euro = (amount: number) => ({ amount, currency: 'EUR' })
  const money = [
    { held: usd(50_000), clearing: usd(42_500) },
    { held: euro(10_000), clearing: euro(0) },
  ]
  await opened(today({ agent: agent({ held: 3, money }) }))
  await eventually(() => find('dl'))
  const amounts = [...document.querySelectorAll('dl dd')].map((one) => one.textContent)
  expect(amounts).toEqual(['$500.00', '$425.00', '€100.00', '€0.00'])
  expect(hrefOf('See the 3 orders')).toBe('/p/agent/orders?progress=held')
})

const figures = () =>
  [...document.querySelectorAll('li:has(b[data-figures])')].map((one) => [
    ...[...one.children].map(({ textContent }) => textContent),
  ])

test('three numbers stand with the month before', async () => {
  const earned = [
    { month: '2026-04', amount: usd(42_500) },
    { month: '2026-05', amount: usd(85_000) },
  ]
  const present = month({ handed_in: 4, on_time: 3, answers: 9, answer_minutes: 75 })
  const before = month({ handed_in: 2, on_time: 2 })
  const money = [{ held: usd(50_000), clearing: usd(0) }]
  await opened(
    today({
      agent: agent({
        held: 2,
        money,
        figures: { month: '2026-05', earned, held_before: [usd(20_000)], present, before },
      }),
    }),
  )
  await eventually(() => find('b[data-figures]'))
  expect(figures()).toEqual([
    ['Earned this month', '$850.00', 'April: $425.00'],
    ['Delivered on time this month', '75% (3 of 4)', 'April: 100% (2 of 2)'],
    ['Answer time this month', '1 hour'],
  ])
  const held = [...document.querySelectorAll('section[aria-labelledby=money] dl > div')]
  expect(held.map(({ textContent }) => textContent)).toEqual([
    'Held until clients accept; commission not yet deductedApril: $200.00$500.00',
    'Released, not yet available$0.00',
  ])
  expect(find('[role=img]').getAttribute('aria-label')).toContain('April 2026: $425.00')
  expect([...document.querySelectorAll('tbody tr')]).toHaveLength(2)
})

test('a number that nothing can be said of is not there', async () => {
  await opened(today())
  await eventually(() => find('section[aria-labelledby=to-do]'))
  expect(figures()).toEqual([])
  expect(document.querySelector('[role=img]')).toBeNull()
})

test('where nothing is held, that is said', async () => {
  await opened(today())
  await eventually(() =>
    expect(find('section[aria-labelledby=money]').textContent).toContain('No money is held for you.'),
  )
  expect(findText('See the order')).toBeTruthy()
})

test('who has no open order is led to none', async () => {
  await opened(today({ todo: [line('answer_question')], total: 1, agent: agent({ held: 0 }) }))
  const money = await eventually(() => find('section[aria-labelledby=money]'))
  expect(money.querySelector('a')).toBeNull()
})

test('an overview that could not be read is tried again', async () => {
  const network = falseNetwork()
  network.answers(TODAY, refused(503, 'unavailable', 'Please try again later.'), ok(today()))
  await openPage(StartPage, '/p/agent/start')
  await click(await eventually(() => findText('Retry')))
  await eventually(() => find('section[aria-labelledby=to-do]'))
})
