import type { OwnDeadline } from '@sojourn/contract/work/own-deadlines'
import { DEADLINE_KINDS } from '@sojourn/contract/work/own-deadlines-words'
import { expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { anAgent } from '../../../test/own-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { openSignedIn } from '../../../test/signed-in.tsx'
import { daysLeft, groupsOf, pathTo, pressureOf } from './deadline-words.ts'
import DeadlinesPage from './deadlines-page.tsx'

const LIST = 'GET /deadlines'
const AT = '/p/client/deadlines'
const ID = '0190a0a0-0000-7000-8000-0000000000d1'
const CANADA = { id: 'CA', name: 'Canada' }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const aPermit = (changes: Partial<OwnDeadline> = {}): OwnDeadline => ({
  id: `paper:${ID}`,
  kind: 'permit',
  event: 'ends',
  day: inDays(23),
  at: null,
  name: 'Work permit',
  country: CANADA,
  order: null,
  goal: null,
  paper: {
    ...{ id: ID, kind: 'permit', name: 'Work permit', country: CANADA },
    ...{ purpose: { id: 'work', name: 'Work' }, ends_on: inDays(23) },
  },
  renew: { passport: 'GH', residence: 'NG', destination: 'CA', purpose: 'work' },
  ...changes,
})

const aDue = (changes: Partial<OwnDeadline> = {}): OwnDeadline => ({
  ...aPermit(),
  ...{ id: `order:${ID}:due`, kind: 'order', event: 'due', name: null, paper: null, renew: null },
  day: inDays(5),
  order: { uuid: ID, ref: 'SO-1', title: 'Study permit', with: 'Amara Okafor' },
  ...changes,
})

const page = (items: OwnDeadline[], next_cursor: string | null = null): Reply =>
  ok({ items, pagination: { next_cursor } })

const opened = (reply: Reply, more: object = {}) =>
  openSignedIn(DeadlinesPage, AT, {
    tell: (network) => {
      network.answers(LIST, reply)
      network.answers('GET /deadlines/feed', ok({ address: null, created_at: null, last_read_at: null }))
      network.answers('GET /deadlines/notices', ok({ days }))
      network.answers('GET /countries', listOf({ id: 'CA', name: 'Canada' }))
      network.answers('GET /purposes', listOf({ id: 'work', name: 'Work' }))
    },
    ...more,
  })

const days = Object.fromEntries(DEADLINE_KINDS.map((kind) => [kind, kind === 'permit' ? [90, 30] : []]))
const lines = () =>
  [...document.querySelectorAll('section > ol > li')].map(({ textContent }) => textContent ?? '')
const named = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('a, button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
  )

test('a permit says when it ends and leads to the guide with all that is known', async () => {
  await opened(page([aDue(), aPermit()]))
  await eventually(() => expect(lines().length).toBe(2))
  expect(lines()[0]).toContain('Work is due')
  expect(lines()[0]).toContain('Study permit · Amara Okafor')
  expect(lines()[0]).toContain('in 5 days')
  expect(lines()[1]).toContain('Permit for Canada ends')
  expect(lines()[1]).toContain('in 23 days')
  expect(named('Renew Work permit')?.getAttribute('href')).toBe(
    '/p/guide?passport=GH&residence=NG&destination=CA&purpose=work',
  )
  expect(findText('Work is due').getAttribute('href')).toBe(`/p/client/orders/${ID}`)
  expect(named('Renew Work is due')).toBeUndefined()
})

test('without any there is a way to add one, and of a kind that has none it is said', async () => {
  await opened(page([]))
  await eventually(() => findText('Nothing ends or is due', 'p'))
  const acts = [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Add a paper')
  expect(acts).toHaveLength(1)
})

test('a list that could not be had is asked for again', async () => {
  const { network } = await opened(refused(503, 'unavailable', 'Please try again.'))
  await eventually(() => findText('Please try again.', 'p'))
  network.answers(LIST, page([aPermit()]))
  await click(findText('Retry'))
  await eventually(() => expect(lines().length).toBe(1))
})

test('more come under these, and a month goes on under its name', async () => {
  const { network } = await opened(page([aPermit()], 'more'))
  await eventually(() => expect(lines().length).toBe(1))
  network.answers(LIST, page([aPermit({ id: 'paper:2' })]))
  await click(findText('Load more'))
  await eventually(() => expect(lines().length).toBe(2))
  expect(document.querySelectorAll('section h2').length).toBe(1)
  expect(network.calls(LIST).at(-1)?.query.get('cursor')).toBe('more')
})

test('a paper that was half typed is there again after the dialog was left, with its kind', async () => {
  await opened(page([aPermit()]))
  const add = await eventually(() => findText('Add a paper'))
  const name = () => find<HTMLInputElement>('dialog[open] input[name=name]')
  await click(add)
  await eventually(name)
  vi.useFakeTimers()
  await click(find('dialog[open] input[value=passport]'))
  await type(name(), 'My Ghanaian passport')
  await pass(600)
  await click(findText('Cancel', 'dialog[open] button'))
  await click(add)
  await soon(() => expect(name().value).toBe('My Ghanaian passport'))
  expect(find<HTMLInputElement>('dialog[open] input[name=kind]:checked').value).toBe('passport')
  expect(find('dialog[open]').textContent).toContain('Country that issued it')
  expect(find('dialog[open]').textContent).toContain('Draft saved on this device')
})

test('a removed paper is gone once it was asked for', async () => {
  const { network } = await opened(page([aPermit()]))
  await eventually(() => expect(lines().length).toBe(1))
  network.answers(`DELETE /deadlines/papers/${ID}`, () => new Response(null, { status: 204 }))
  network.answers(LIST, page([]))
  await click(findText('Remove'))
  const sure = await eventually(() => find('dialog[open]'))
  const remove = [...sure.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove')
  if (remove) await click(remove)
  await eventually(() => expect(toasts()).toEqual(['success: The paper is removed']))
  await eventually(() => findText('Nothing ends or is due', 'p'))
})

test('a day of a kind is switched on at once, and goes back where it was refused', async () => {
  const { network } = await opened(page([aPermit()]))
  await eventually(() => expect(lines().length).toBe(1))
  await click(findText('Reminders'))
  const box = () => {
    const label = [...document.querySelectorAll('label')].find(
      ({ textContent }) => textContent?.trim() === 'Permits, 7 days before',
    )
    return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement
  }
  await eventually(() => expect(box().checked).toBe(false))
  network.answers('PUT /deadlines/notices', ok({ days }))
  await click(box())
  await eventually(() =>
    expect(network.calls('PUT /deadlines/notices')[0]?.body).toEqual({ days: { permit: [90, 30, 7] } }),
  )
  expect(box().checked).toBe(true)
  network.answers('PUT /deadlines/notices', refused(503, 'unavailable', 'Please try again.'))
  await click(box())
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
})

test('a calendar address is created, and shown to be copied', async () => {
  const { network } = await opened(page([aPermit()]))
  await eventually(() => expect(lines().length).toBe(1))
  await click(findText('In your calendar'))
  await eventually(() => findText('Create address'))
  const address = 'https://sojourn.example/api/calendars/deadlines/secret.ics'
  network.answers('POST /deadlines/feed', ok({ address, created_at: null, last_read_at: null }))
  await click(findText('Create address'))
  await eventually(() =>
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toContain(address),
  )
})

test('after the address is renewed the dialog stays and shows the new one', async () => {
  const { network } = await opened(page([aPermit()]))
  await eventually(() => expect(lines().length).toBe(1))
  const feedAt = (name: string) => ({
    address: `https://sojourn.example/api/calendars/deadlines/${name}.ics`,
    ...{ created_at: null, last_read_at: null },
  })
  network.answers('GET /deadlines/feed', ok(feedAt('old')))
  network.answers('POST /deadlines/feed', ok(feedAt('new')))
  await click(findText('In your calendar'))
  await eventually(() => findText('Copy address'))
  await click(findText('Renew', 'dialog[open] button'))
  const sure = await eventually(() => find('dialog[open] dialog[open]'))
  const yes = [...sure.querySelectorAll('button')].find(({ textContent }) => textContent === 'Renew')
  if (yes) await click(yes)
  await eventually(() => expect(toasts()).toEqual(['success: Your deadlines have a new address']))
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toContain(feedAt('new').address)
})

test('an agent filters by what agents have, and leads to their side', async () => {
  await opened(page([aDue()]), { account: anAgent() })
  await eventually(() => expect(lines().length).toBe(1))
  const kinds = [...document.querySelectorAll('select[name=kind] option')].map(
    ({ textContent }) => textContent,
  )
  expect(kinds).toContain('Licences')
  expect(kinds).not.toContain('Goals')
  expect(findText('Work is due').getAttribute('href')).toBe(`/p/agent/orders/${ID}`)
})

test.each([
  ['2026-11-02', 'today', 'urgent'],
  ['2026-11-03', 'tomorrow', 'urgent'],
  ['2026-11-09', 'in 7 days', 'urgent'],
  ['2026-11-10', 'in 8 days', 'soon'],
  ['2026-12-03', 'in 31 days', 'later'],
  ['2026-11-01', 'yesterday', 'over'],
  ['2026-10-21', '12 days ago', 'over'],
])('%s is %s', (day, words, pressure) => {
  expect([daysLeft('2026-11-02', day), pressureOf('2026-11-02', day)]).toEqual([words, pressure])
})

test('what is past stands before the months', () => {
  const of = (day: string) => aPermit({ day })
  const groups = groupsOf(
    [of('2026-10-30'), of('2026-11-01'), of('2026-11-02'), of('2026-11-30'), of('2026-12-01')],
    '2026-11-02',
  )
  expect(groups.map(({ name, items }) => [name, items.length])).toEqual([
    ['Past', 2],
    ['November 2026', 2],
    ['December 2026', 1],
  ])
})

test('each leads to where something is done about it', () => {
  const none = { paper: null, renew: null, order: null }
  expect(pathTo(aDue({ kind: 'document', event: 'send' }), 'client')).toBe(`/p/client/orders/${ID}#documents`)
  expect(pathTo(aPermit({ ...none, kind: 'goal', event: 'travel', goal: 7 }), 'client')).toBe(
    '/p/client/goals/7/details',
  )
  expect(pathTo(aPermit({ ...none, kind: 'licence' }), 'agent')).toBe('/p/agent/account/business#licences')
  expect(pathTo(aPermit(), 'client')).toBeNull()
})
