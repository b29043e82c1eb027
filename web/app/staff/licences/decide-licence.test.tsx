import type { LicenceToCheck } from '@sojourn/contract/desk/staff-licences'
import { expect, test } from 'vitest'
import { falseNetwork, held, listOf, ok, refused } from '../../../test/network.ts'
import {
  choose,
  dialog,
  field,
  fill,
  inDialog,
  isAsked,
  noteOf,
  text,
  tick,
} from '../../../test/on-the-page.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { aLicence, classes, LICENCE_ID } from '../../../test/staff-licences.ts'
import LicencesPage from './licences-page.tsx'

const LIST = 'GET /staff/licences'
const DECISION = `POST /staff/licences/${LICENCE_ID}/decision`
const CLASS = `POST /staff/licences/${LICENCE_ID}/class`
const REVOKE = `POST /staff/licences/${LICENCE_ID}/revocation`
const WHY = 'The register has no such number.'

async function asked(licence: LicenceToCheck, button: string, search = '') {
  const network = falseNetwork()
  network.answers('GET /staff/queues', ok({ licences: 1 }))
  network.answers(LIST, listOf(licence))
  await openPage(LicencesPage, `/p/staff/licences${search}`)
  await eventually(() => find('tbody a'))
  await click(findText(button))
  return network
}

test('who decides reads all there is to compare, and what is not there is said', async () => {
  await asked(aLicence(), 'Decide')
  const facts = Object.fromEntries(
    [...dialog().querySelectorAll('dt')].map((dt) => [dt.textContent, dt.nextElementSibling?.textContent]),
  )
  expect(facts).toEqual({
    Agent: 'Amara Okafor',
    'Legal name': 'Not provided',
    Country: 'Canada',
    'Valid until': '30 Jun 2027',
    Regulator: 'College of Immigration and Citizenship Consultants',
    Number: 'R512345Copy number',
    'Entry the agent names': 'None',
  })
})

test('the ways to the register lead out, and vouch for nobody', async () => {
  const register_url = 'https://register.example/R512345'
  const agent = { ...aLicence().agent, website: 'https://okafor.example' }
  const regulator_url = 'https://college.example'
  await asked(aLicence({ agent, register_url, regulator_url, classes }), 'Decide')
  const links = [...dialog().querySelectorAll('a')].map((link) => [link.href, link.rel, link.target])
  expect(links).toEqual([
    ['https://okafor.example/', 'noopener noreferrer nofollow', '_blank'],
    ['https://college.example/', 'noopener noreferrer nofollow', '_blank'],
    [register_url, 'noopener noreferrer nofollow', '_blank'],
  ])
  expect(dialog().textContent).toContain('ClassNot named yet')
})

test('a licence is confirmed in the state that was read, once, and the list is asked anew', async () => {
  const network = await asked(aLicence(), 'Decide')
  expect(inDialog('Confirm licence').hasAttribute('disabled')).toBe(true)
  const answer = held(ok(aLicence()))
  network.answers(DECISION, answer.reply)
  await tick('Confirm')
  await click(inDialog('Confirm licence'))
  await eventually(() => expect(network.calls(DECISION)).toHaveLength(1))
  await click(inDialog('Confirm licence'))
  network.answers(LIST, listOf())
  answer.release()
  await eventually(() => expect(text()).toContain('No licences are waiting for a decision.'))
  expect(network.calls(DECISION).map(({ body }) => body)).toEqual([{ decision: 'verified', revision: 3 }])
  expect(toasts()).toEqual(['success: Confirmed. Amara Okafor is told by email'])
  expect(isAsked()).toBe(false)
})

test('where there are classes, the one the agent named begins, and what each may do is said', async () => {
  const network = await asked(aLicence({ classes, licence_class: classes[0] ?? null }), 'Decide')
  network.answers(DECISION, ok(aLicence()))
  await tick('Confirm')
  expect(field('Class of the licence').value).toBe('L1')
  expect(noteOf('Class of the licence')).toBe('Advice on study permits.')
  await choose('Class of the licence', 'Class L3')
  expect(noteOf('Class of the licence')).toBe('All visas, and appeals.')
  await click(inDialog('Confirm licence'))
  await eventually(() =>
    expect(network.calls(DECISION)[0]?.body).toEqual({
      decision: 'verified',
      revision: 3,
      licence_class: 'L3',
    }),
  )
})

test('who asks for changes writes what the agent reads', async () => {
  const network = await asked(aLicence({ classes }), 'Decide')
  network.answers(DECISION, ok(aLicence()))
  await tick('Request changes')
  expect(noteOf('Reason')).toContain('The agent sees this text on the site and by email.')
  await click(inDialog('Request changes'))
  await eventually(() => expect(noteOf('Reason')).toBe('please give a reason of at least 10 characters'))
  expect(network.calls(DECISION)).toEqual([])
  await fill('Reason', WHY)
  await click(inDialog('Request changes'))
  await eventually(() =>
    expect(network.calls(DECISION)[0]?.body).toEqual({ decision: 'failed', revision: 3, reason: WHY }),
  )
})

test('a licence the agent changed meanwhile is not decided: the list is asked anew, the words stay', async () => {
  const network = await asked(aLicence(), 'Decide')
  network.answers(DECISION, refused(409, 'changed_elsewhere', 'The agent has changed it.'))
  await tick('Request changes')
  await fill('Reason', WHY)
  const before = network.calls(LIST).length
  await click(inDialog('Request changes'))
  await eventually(() => expect(dialog().textContent).toContain('The agent has changed it.'))
  expect(network.calls(LIST).length).toBeGreaterThan(before)
  expect(field('Reason').value).toBe(WHY)
})

const confirmed = (changes: Partial<LicenceToCheck> = {}) =>
  aLicence({ status: [1, 'Verified'], may: ['revoke', 'name_class'], classes, ...changes })

test('who names the class reads what that hides', async () => {
  const network = await asked(confirmed(), 'Class', '?tab=unclassed')
  network.answers(CLASS, ok(confirmed()))
  expect(dialog().textContent).toContain(
    'Services that this class does not cover are hidden immediately. Open orders continue.',
  )
  await click(inDialog('Name class'))
  await eventually(() =>
    expect(noteOf('Class of the licence')).toBe('please select the class of the licence'),
  )
  await choose('Class of the licence', 'Class L1')
  await click(inDialog('Name class'))
  await eventually(() =>
    expect(toasts()).toEqual(['success: The class is named. Amara Okafor is told by email']),
  )
  expect(network.calls(CLASS).map(({ body }) => body)).toEqual([{ licence_class: 'L1' }])
})

test('who takes a confirmation back reads what that hides, and says why', async () => {
  const network = await asked(confirmed(), 'Revoke', '?tab=verified')
  network.answers(REVOKE, ok(confirmed()))
  expect(dialog().textContent).toContain(
    'The stamp is removed and services that need this licence are hidden immediately.',
  )
  await click(inDialog('Revoke'))
  await eventually(() => expect(noteOf('Reason')).toBe('please give a reason'))
  await fill('Reason', WHY)
  await click(inDialog('Revoke'))
  await eventually(() => expect(isAsked()).toBe(false))
  expect(toasts()).toEqual(['success: Revoked. Amara Okafor is told by email'])
  expect(network.calls(REVOKE).map(({ body }) => body)).toEqual([{ reason: WHY }])
})

test.each<[string, LicenceToCheck, string, string]>([
  ['Decide', aLicence(), '', 'Confirm licence'],
  ['Class', confirmed(), '?tab=unclassed', 'Name class'],
  ['Revoke', confirmed(), '?tab=verified', 'Revoke'],
])('the act of the dialog %s stands at its end, and Cancel before it', async (opens, licence, tab, act) => {
  await asked(licence, opens, tab)
  const names = [...dialog().querySelectorAll('form button')].map((button) => button.textContent)
  expect(names.slice(-2)).toEqual(['Cancel', act])
})

test('a refused revocation is told in the dialog', async () => {
  const network = await asked(confirmed(), 'Revoke', '?tab=verified')
  network.answers(REVOKE, refused(409, 'not_now', 'It has ended already.'))
  await fill('Reason', WHY)
  await click(inDialog('Revoke'))
  await eventually(() => expect(dialog().textContent).toContain('It has ended already.'))
})
