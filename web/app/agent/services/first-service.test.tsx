import type { Account } from '@sojourn/contract/people/account'
import { expect, test } from 'vitest'
import { pressable } from '../../../test/labelled.ts'
import { anAgent, openOwnPage } from '../../../test/own-page.tsx'
import { eventually, find, findText } from '../../../test/render.tsx'
import { FirstService } from './first-service.tsx'

const steps = () =>
  [...document.querySelectorAll('ol li')].map((step) => [
    step.querySelector('h3')?.textContent,
    step.querySelector('a, button')?.textContent ?? null,
  ])

async function opened(account: Partial<Account> = {}) {
  await openOwnPage(FirstService, '/p/agent/services', { account: anAgent(account) })
  await eventually(() => find('ol'))
}

test('an agent who has done nothing yet reads all of it, each with its way', async () => {
  await opened({ email: { address: 'a@example.com', verified: false }, role: 'unverified_consultant' })
  expect(steps().map(([title]) => title)).toEqual([
    'Verify your email',
    'Complete your profile',
    'Verify your identity',
    'Write your first service',
    'See how clients choose',
  ])
  expect(steps().every(([, way]) => way !== null)).toBe(true)
})

test('what is done is stamped and has no way any more', async () => {
  await opened({ about: 'I advise.', dob: '1990-01-01' })
  expect(steps()).toEqual([
    ['Verify your email (done)', null],
    ['Complete your profile (done)', null],
    ['Verify your identity (done)', null],
    ['Write your first service', 'Start'],
    ['See how clients choose', 'Read'],
  ])
})

test.each([[{ about: 'I advise.', dob: null }], [{ about: null, dob: '1990-01-01' }]])(
  'a profile with %o is not complete',
  async (account) => {
    await opened(account)
    expect(pressable()).toContain('Open profile')
  },
)

test('each way leads where the step is taken', async () => {
  await opened({ role: 'unverified_consultant' })
  expect(findText('Verify').getAttribute('href')).toBe('/p/agent/account/verification')
  expect(findText('Start').getAttribute('href')).toBe('/p/agent/services/new')
  expect(findText('Open profile').getAttribute('href')).toBe('/p/agent/account/profile')
})
