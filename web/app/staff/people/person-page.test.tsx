import { expect, test } from 'vitest'
import { linkTo, text } from '../../../test/on-the-page.ts'
import { eventually, find } from '../../../test/render.tsx'
import { aFreePlan, aPerson, openPerson, PERSON_ID } from '../../../test/staff-people.tsx'
import type { Person } from './person-page.tsx'

const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map((dt) => [dt.textContent, dt.nextElementSibling?.textContent]),
  )

test('the page is named by the person, and leads to what staff did about them', async () => {
  await openPerson(aPerson({ fullname: 'ليلى بنت عبد الرحمن' }))
  await eventually(() => expect(document.title).toBe('ليلى بنت عبد الرحمن · Sojourn'))
  expect(find('h1').textContent).toBe('ليلى بنت عبد الرحمن')
  expect(linkTo('Staff actions')).toBe(`/p/staff/audit-log?subject=${PERSON_ID}`)
  expect(linkTo('People')).toBe('/p/staff/people')
})

test('what somebody did not provide is said, not left blank', async () => {
  await openPerson(aPerson({ email_verified: false, is_a: 'subscriber' }))
  expect(facts()).toEqual({
    Email: 'amara@example.com (not verified)',
    Role: 'Client',
    Phone: 'None',
    Country: 'Not provided',
    'Time zone': 'Not provided',
    'Two-step sign-in': 'Off',
    Joined: '1 Jan 2026',
    'Last seen': 'Never',
    'Signed in on': '1 device',
  })
  expect(text()).toContain('Email not verified')
})

test('what somebody provided is read as it is', async () => {
  await openPerson(
    aPerson({
      phone: '+49 30 1234567',
      country: 'Germany',
      timezone: 'Europe/Berlin',
      two_step: true,
      sessions: 2,
      deletion_due_at: '2026-12-24T00:00:00.000Z',
    }),
  )
  expect(facts()).toMatchObject({
    Email: 'amara@example.com',
    Phone: '+49 30 1234567',
    Country: 'Germany',
    'Time zone': 'Europe/Berlin',
    'Two-step sign-in': 'On',
    'Signed in on': '2 devices',
    'Will be deleted': '24 Dec 2026',
  })
})

const paying = (cancel_at_period_end: boolean): Person['plan'] => ({
  ...aFreePlan,
  plan: 'business',
  name: 'Business',
  subscription: {
    id: 'sub',
    status: [1, 'Active'],
    may: [],
    plan: 'business',
    name: 'Business',
    term: 'month',
    price: { amount: 5000, currency: 'USD' },
    period: { start: '2026-11-01T00:00:00.000Z', end: '2026-12-01T00:00:00.000Z' },
    cancel_at_period_end,
    next: null,
    try_at: null,
    created_at: { date: '2026-01-01T00:00:00.000Z' },
    ended_at: null,
  },
})

test.each([
  ['pays nothing', aFreePlan, 'Free'],
  ['pays', paying(false), 'Business, active, paid until 1 Dec 2026'],
  ['gave notice', paying(true), 'Business, active, ends 1 Dec 2026'],
])('of an agent who %s staff read the plan', async (_, plan, words) => {
  await openPerson(aPerson({ plan }))
  expect(facts().Plan).toBe(words)
})
