import { afterEach, expect, test, vi } from 'vitest'
import { pass } from '../../../test/clock.ts'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { aClient, openSignedIn } from '../../../test/signed-in.tsx'
import { writeCookie } from '../../api/cookies.ts'
import { accountQuery } from '../../session/use-account.ts'
import { loadProviders } from '../parts/load-providers.ts'
import { OutsideWays } from '../parts/outside-ways.tsx'
import { type PendingSignup, pendingSignup } from '../parts/pending.ts'
import { typed } from '../parts/typed-password.ts'
import { VerifyEmailButton } from '../parts/verify-email-button.tsx'
import AccountCreatedPage from './account-created-page.tsx'
import GetStartedPage from './get-started-page.tsx'
import OtpPage from './otp-page.tsx'

const signup: PendingSignup = { id: 's-1', email: 'ngozi@example.com', mode: 'subscriber', returnTo: null }

afterEach(() => {
  pendingSignup.keep(null)
  typed.take()
})

const links = () =>
  Object.fromEntries(
    [...document.querySelectorAll('a')].map((one) => [one.textContent, one.getAttribute('href')]),
  )

test('who joined reads where the code went, and is led on once it is proven', async () => {
  pendingSignup.keep(signup)
  const network = falseNetwork()
  network.answers('PUT /auth/signup/s-1/otp', ok({ verified: true }))
  const { address } = await openPage(OtpPage, '/p/auth/otp')
  await eventually(() => expect(document.body.textContent).toContain('We sent a code to ngozi@example.com.'))
  await type(find<HTMLInputElement>('input[name=otp]'), '12345')
  await eventually(() => expect(address()).not.toBe('/p/auth/otp'))
  expect(network.calls('PUT /auth/signup/s-1/otp').map(({ body }) => body)).toEqual([{ otp: '12345' }])
})

test.each([
  ['subscriber', '/p/auth/sign-up?return_to=%2Fp%2Fagents'],
  ['consultant', '/p/auth/sign-up/agent?return_to=%2Fp%2Fagents'],
] as const)('who mistyped their email as a %s gets back to the form', async (mode, form) => {
  pendingSignup.keep({ ...signup, mode, returnTo: '/p/agents' })
  falseNetwork()
  await openPage(OtpPage, '/p/auth/otp')
  await eventually(() => expect(links()['Use another email']).toBe(form))
})

test('a wrong code is said at its field, and one stays', async () => {
  pendingSignup.keep(signup)
  const network = falseNetwork()
  const errors = [{ field: 'otp', message: 'That code is incorrect.' }]
  network.answers('PUT /auth/signup/s-1/otp', refused(422, 'invalid', 'Please check.', errors))
  const { address } = await openPage(OtpPage, '/p/auth/otp')
  await type(await eventually(() => find<HTMLInputElement>('input[name=otp]')), '12345')
  await eventually(() => expect(document.body.textContent).toContain('That code is incorrect.'))
  expect(address()).toBe('/p/auth/otp')
})

test('a new code that was refused is told, and can be asked for again', async () => {
  vi.useFakeTimers()
  pendingSignup.keep(signup)
  const network = falseNetwork()
  const again = 'POST /auth/signup/s-1/otp'
  network.answers(again, refused(429, 'too_many_tries', 'Please wait an hour.'))
  await openPage(OtpPage, '/p/auth/otp')
  await pass(61_000)
  await click(findText('Send a new code'))
  await pass(0)
  expect(toasts()).toEqual(['error: Please wait an hour.'])
  await click(findText('Send a new code'))
  await pass(0)
  expect(network.calls(again)).toHaveLength(2)
})

test('a sign-up that is not known here any more leads to both ways in', async () => {
  falseNetwork()
  await openPage(OtpPage, '/p/auth/otp')
  await eventually(() => expect(document.body.textContent).toContain('This sign-up has expired.'))
  expect(Object.keys(links())).toEqual(expect.arrayContaining(['Sign in', 'Sign up']))
})

test.each([
  ['subscriber', 'Go to your goals', 'Browse agents'],
  ['consultant', 'Go to your services', 'See what clients look for'],
])('a new %s is led to begin: %s', async (role, next, other) => {
  writeCookie('role', role)
  falseNetwork()
  await openPage(AccountCreatedPage, '/p/auth/account-created')
  await eventually(() => findText(next))
  expect(findText(other)).toBeTruthy()
})

test('who came from somewhere continues there', async () => {
  writeCookie('role', 'subscriber')
  pendingSignup.keep({ ...signup, returnTo: '/p/agents?country=ca' })
  falseNetwork()
  await openPage(AccountCreatedPage, '/p/auth/account-created')
  await eventually(() => expect(links()['Continue where you were']).toBe('/p/agents?country=ca'))
})

test('who came to make a goal reads that it comes next', async () => {
  writeCookie('role', 'subscriber')
  pendingSignup.keep({ ...signup, returnTo: '/p/client/goals/create-goal?country=CA' })
  falseNetwork()
  await openPage(AccountCreatedPage, '/p/auth/account-created')
  await eventually(() => expect(links()['Create a goal']).toBe('/p/client/goals/create-goal?country=CA'))
})

test('who is not signed in after a reload logs in, and keeps where they wanted to go', async () => {
  pendingSignup.keep({ ...signup, returnTo: '/p/agents' })
  falseNetwork()
  await openPage(AccountCreatedPage, '/p/auth/account-created')
  await eventually(() => expect(links()['Sign in']).toContain('return_to=%2Fp%2Fagents'))
  expect(document.body.textContent).toContain('Your email is verified. Log in to continue.')
})

test('both ways to join keep where one came from, and never another site', async () => {
  falseNetwork()
  await openPage(GetStartedPage, '/p/auth/get-started?return_to=/p/agents')
  await eventually(() => expect(links()['I am a client']).toContain('return_to=%2Fp%2Fagents'))
  expect(links()['I am an agent']).toContain('return_to=%2Fp%2Fagents')
  document.body.replaceChildren()
  await openPage(GetStartedPage, '/p/auth/get-started?return_to=https://evil.example')
  await eventually(() => findText('I am a client'))
  expect(links()['I am a client']).not.toContain('evil')
})

test('the doors of others are real addresses that know the mode and the way back', async () => {
  const providers = [{ id: 'google', name: 'Google' }]
  await openPage(() => <OutsideWays providers={providers} returnTo="/p/agents" join="consultant" />, '/')
  const [path = '', query] = (findText('Sign up with Google').getAttribute('href') ?? '').split('?')
  expect(path).toBe('/api/auth/outside/google/start')
  const asked = new URLSearchParams(query)
  expect([asked.get('return_to'), asked.get('join'), Boolean(asked.get('device'))]).toEqual([
    '/p/agents',
    'consultant',
    true,
  ])
})

test('a browser that keeps nothing names no device, since its next page has another', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  await openPage(() => <OutsideWays providers={[{ id: 'google', name: 'Google' }]} returnTo={null} />, '/')
  expect(findText('Sign in with Google').getAttribute('href')).not.toContain('device')
})

test('without the list of doors the email still works', async () => {
  expect(await loadProviders(() => Promise.reject(new Error('gone')))).toEqual([])
  const { place } = await openPage(() => <OutsideWays providers={[]} returnTo={null} />, '/')
  expect(place.textContent).toBe('')
})

test('a verified email is what every page shows from then on', async () => {
  const account = aClient({ email: { address: 'ngozi@example.com', verified: false } })
  const { network, queries } = await openSignedIn(VerifyEmailButton, '/p/client/goals', { account })
  network.answers('POST /account/verify/email', ok({}))
  const later = held(ok(aClient()))
  network.answers('PUT /account/verify/email', later.reply)
  await click(await eventually(() => findText('Verify email')))
  await type(await eventually(() => find<HTMLInputElement>('dialog[open] input[name=otp]')), '12345')
  later.release()
  await eventually(() => expect(toasts()).toEqual(['success: Your email is verified.']))
  expect(network.calls('PUT /account/verify/email').map(({ body }) => body)).toEqual([{ otp: '12345' }])
  expect(queries.getQueryData(accountQuery.queryKey)?.email.verified).toBe(true)
  expect(document.querySelector('dialog[open]')).toBeNull()
})
