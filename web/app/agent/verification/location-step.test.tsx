import type { Verification } from '@sojourn/contract/supply/verification'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { complaints } from '../../../test/labelled.ts'
import { ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { anAgent } from '../../../test/own-page.tsx'
import { click, find, findText, type } from '../../../test/render.tsx'
import { allAnswers, aVerification, openVerification, VERIFICATION } from '../../../test/verifications.ts'
import LocationStep, { meta } from './location-step.tsx'

const DRAFT = `PATCH ${VERIFICATION}/draft`
const NEXT = '/p/agent/kyc/identification'
const text = () => document.body.textContent ?? ''
const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`)

beforeAll(async () => void (await import('@sojourn/contract/supply/verification')))
beforeEach(() => void vi.useFakeTimers())

async function opened(
  verification: Verification = aVerification('unverified', { answers: allAnswers }),
  account = anAgent({ role: 'unverified_consultant' }),
) {
  const page = await openVerification(LocationStep, '/p/agent/kyc/location', verification, { account })
  page.network.answers(DRAFT, ok({ saved_at: '2026-03-09T12:00:00.000Z' }))
  await soon(() => expect(text()).toMatch(/Continue|See status|Change your name/))
  return page
}

test('the page is called by what is asked', () =>
  expect(meta()[0]).toEqual({ title: expect.stringMatching(/^Location · /) }))

test('the address of the account stands there, and what was typed for the verification before it', async () => {
  const address = {
    country: 'NG',
    state: 'LA',
    city: 'Lagos',
    altCity: null,
    postal_code: '10115',
    address: 'Old 1',
  }
  await opened(
    aVerification('unverified', { answers: { ...aVerification().answers, address: 'New 2' } }),
    anAgent({ address, role: 'unverified_consultant' } as never),
  )
  expect([field('postal_code').value, field('address').value]).toEqual(['10115', 'New 2'])
})

test('Continue keeps the whole address, and leads on', async () => {
  const { network, address } = await opened()
  await type(field('address'), '2 Marina Road')
  await click(findText('Continue'))
  await soon(() => expect(address()).toBe(NEXT))
  expect(network.calls(DRAFT).at(-1)?.body).toEqual({
    country: 'NG',
    state: 'LA',
    city: 'Lagos',
    postal_code: '100001',
    address: '2 Marina Road',
  })
})

test('what is missing is told at its field, and one stays', async () => {
  const { address } = await opened()
  await type(field('address'), '')
  await type(field('postal_code'), ' ')
  await click(findText('Continue'))
  await soon(() =>
    expect(complaints()).toEqual({
      postal_code: 'please enter a postal code',
      address: 'please enter an address',
    }),
  )
  expect(address()).toBe('/p/agent/kyc/location')
  await pass(1_000)
})

test('where it cannot be kept one stays with what was typed', async () => {
  const { network, address } = await opened()
  network.answers(DRAFT, refused(503, 'unavailable', 'We are back soon.'), ok({ saved_at: '' }))
  await type(field('address'), '3 Marina Road')
  await click(findText('Continue'))
  await soon(() => expect(toasts()).toEqual(['error: We are back soon.']))
  expect([address(), field('address').value]).toEqual(['/p/agent/kyc/location', '3 Marina Road'])
  expect(text()).toContain('Not saved: We are back soon.')
  await click(findText('Retry'))
  await soon(() => expect(text()).toContain('Saved'))
})

test('what staff said of the address stands at it until it is typed anew', async () => {
  await opened(
    aVerification('failed', {
      answers: allAnswers,
      asked_for: ['address'],
      reasons: [{ field: 'address', reason: 'The bill shows another street.' }],
    }),
  )
  expect(document.querySelector('[name=country]')).toBeNull()
  expect(text()).toContain('The bill shows another street.')
  await type(field('address'), '9 Broad Street')
  expect(text()).not.toContain('The bill shows another street.')
  await pass(1_000)
})

test('a part of an address is not asked for the rest of it', async () => {
  const { network, address } = await opened(
    aVerification('failed', { answers: allAnswers, asked_for: ['postal_code'] }),
  )
  await type(field('postal_code'), '100002')
  await click(findText('Continue'))
  await soon(() => expect(address()).toBe(NEXT))
  expect(network.calls(DRAFT).at(-1)?.body).toEqual({ postal_code: '100002' })
})

test('a location that was accepted leads on to the other step', async () => {
  await opened(aVerification('failed', { asked_for: ['document'] }))
  expect(text()).toContain('Your location is accepted.')
  expect(findText('Continue to identification').getAttribute('href')).toBe(NEXT)
  expect(document.querySelector('form')).toBeNull()
})

test('while staff have it nothing can be changed', async () => {
  await opened(aVerification('in_progress', { may: [] }))
  expect(document.querySelector('form')).toBeNull()
  expect(findText('See status').getAttribute('href')).toBe('/p/agent/account/verification')
})
