import type { Account } from '@sojourn/contract/people/account'
import { expect, test } from 'vitest'
import { pressable } from '../../../test/labelled.ts'
import { listOf, ok } from '../../../test/network.ts'
import { anAgent, openOwnPage } from '../../../test/own-page.tsx'
import { eventually, find, findText } from '../../../test/render.tsx'
import { FirstService } from './first-service.tsx'

const steps = () =>
  [...document.querySelectorAll('ol li')].map((step) => [
    step.querySelector('h3')?.textContent,
    step.querySelector('a, button')?.textContent ?? null,
  ])

interface Known {
  business?: object | null
  trader?: boolean | null
  licences?: object[]
  workHours?: object[]
}

async function opened(account: Partial<Account> = {}, known: Known = {}) {
  const { business = null, trader = null, licences = [], workHours = [] } = known
  await openOwnPage(FirstService, '/p/agent/services', {
    account: anAgent(account),
    tell(network) {
      network.answers('GET /account/consultant/business', ok(business))
      network.answers('GET /account/consultant/trader-declaration', ok({ trader }))
      network.answers('GET /account/consultant/licences', listOf(...licences))
      network.answers('GET /account/consultant/work-hours', ok({ workHours, workHoursOverride: [] }))
    },
  })
  await eventually(() => find('ol'))
}

test('an agent who has done nothing yet reads all of it, each with its way', async () => {
  await opened({ email: { address: 'a@example.com', verified: false }, role: 'unverified_consultant' })
  expect(steps().map(([title]) => title)).toEqual([
    'Verify your email',
    'Complete your profile',
    'Add your photo',
    'Verify your identity',
    'Say how you trade',
    'Add your licences',
    'Set your hours',
    'Write your first service',
    'See how clients choose',
  ])
  expect(steps().every(([, way]) => way !== null)).toBe(true)
})

test('what is done is stamped and has no way any more', async () => {
  await opened(
    { about: 'I advise.', dob: '1990-01-01', profile_picture: '/files/amara.jpg' },
    {
      ...{ business: { legal_name: 'Okafor Visas' }, trader: true },
      ...{ licences: [{ id: 'l1' }], workHours: [{ day: 1, start: '09:00', end: '16:59' }] },
    },
  )
  await eventually(() =>
    expect(steps()).toEqual([
      ['Verify your email (done)', null],
      ['Complete your profile (done)', null],
      ['Add your photo (done)', null],
      ['Verify your identity (done)', null],
      ['Say how you trade (done)', null],
      ['Add your licences (done)', null],
      ['Set your hours (done)', null],
      ['Write your first service', 'Start'],
      ['See how clients choose', 'Read'],
    ]),
  )
})

const profile = { about: 'I advise.', dob: '1990-01-01' }
const unverified = { role: 'unverified_consultant' } as const
const filled = () => [...document.querySelectorAll('ol .primary')].map((one) => one.textContent)

test.each<[Partial<Account>, Known, string]>([
  [{ email: { address: 'a@example.com', verified: false }, ...unverified }, {}, 'Verify email'],
  [unverified, {}, 'Open profile'],
  [{ ...profile, ...unverified }, {}, 'Add photo'],
  [{ ...profile, profile_picture: '/files/amara.jpg', ...unverified }, {}, 'Verify'],
  [{ ...profile, profile_picture: '/files/amara.jpg' }, { trader: false }, 'Open calendar'],
  [
    { ...profile, profile_picture: '/files/amara.jpg' },
    { trader: false, workHours: [{ day: 1, start: '09:00', end: '16:59' }] },
    'Start',
  ],
])('of all that is left the next one alone is filled %#', async (account, known, words) => {
  await opened(account, known)
  await eventually(() => expect(filled()).toEqual([words]))
})

test.each([[{ about: 'I advise.', dob: null }], [{ about: null, dob: '1990-01-01' }]])(
  'a profile with %o is not complete',
  async (account) => {
    await opened(account)
    expect(pressable()).toContain('Open profile')
  },
)

test.each<[string, Known]>([
  ['says no business, and trades as one', { trader: true }],
  ['has told a business, and not whether they trade as one', { business: { legal_name: 'Okafor' } }],
])('who %s has a step left there', async (_name, known) => {
  await opened({}, known)
  await eventually(() => expect(pressable()).toContain('Open business'))
})

test('each way leads where the step is taken', async () => {
  await opened({ role: 'unverified_consultant' })
  expect(findText('Verify').getAttribute('href')).toBe('/p/agent/account/verification')
  expect(findText('Start').getAttribute('href')).toBe('/p/agent/services/new')
  expect(findText('Open profile').getAttribute('href')).toBe('/p/agent/account/profile')
  expect(findText('Add photo').getAttribute('href')).toBe('/p/agent/account/profile')
  expect(findText('Open business').getAttribute('href')).toBe('/p/agent/account/business')
  expect(findText('Add licence').getAttribute('href')).toBe('/p/agent/account/business')
  expect(findText('Open calendar').getAttribute('href')).toBe('/p/agent/account/calender')
})
