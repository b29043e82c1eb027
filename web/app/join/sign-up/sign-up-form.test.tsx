import { afterEach, expect, test, vi } from 'vitest'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { pendingSignup } from '../parts/pending.ts'
import { typed } from '../parts/typed-password.ts'
import { SignUpForm } from './sign-up-form.tsx'

const JOIN = 'POST /auth/signup/subscriber'
const PASSWORD = 'Correct-horse-7'

afterEach(() => {
  pendingSignup.keep(null)
  typed.take()
})

async function shown() {
  const network = falseNetwork()
  const onSignup = vi.fn()
  await openPage(() => <SignUpForm mode="subscriber" returnTo="/p/agents" onSignup={onSignup} />, '/')
  return { network, onSignup }
}

const field = (name: string) => find<HTMLInputElement>(`input[name=${name}]`)
const submit = () => click(findText('Sign up'))

async function fill(changes: Record<string, string> = {}) {
  const values = {
    ...{ first_name: 'Ngozi', last_name: 'Traveller', email: 'ngozi@example.com' },
    ...{ confirmEmail: 'ngozi@example.com', password: PASSWORD, ...changes },
  }
  for (const [name, value] of Object.entries(values)) await type(field(name), value)
}

test('who joins does so once; the email is proven next, and they come back to where they were', async () => {
  const { network, onSignup } = await shown()
  const later = held(ok({ id: 's-1' }, 201))
  network.answers(JOIN, later.reply)
  await fill()
  await submit()
  await eventually(() => expect(network.calls(JOIN)).toHaveLength(1))
  await submit()
  later.release()
  const signup = { id: 's-1', email: 'ngozi@example.com', mode: 'subscriber', returnTo: '/p/agents' }
  await eventually(() => expect(onSignup).toHaveBeenCalledExactlyOnceWith(signup))
  expect(network.calls(JOIN)[0]?.body).toMatchObject({ first_name: 'Ngozi', email: 'ngozi@example.com' })
  expect(pendingSignup.read()).toEqual(signup)
  expect(typed.take()).toBe(PASSWORD)
})

test.each([
  ['two different emails', { confirmEmail: 'ngozy@example.com' }, 'confirmEmail'],
  ['a weak password', { password: 'password' }, 'password'],
  ['no name', { first_name: ' ' }, 'first_name'],
])('%s: the field says so, nothing is sent and nothing typed is lost', async (_, changes, name) => {
  const { network } = await shown()
  await fill(changes)
  await submit()
  await eventually(() => expect(field(name).getAttribute('aria-invalid')).toBe('true'))
  expect([network.calls(JOIN), field('last_name').value]).toEqual([[], 'Traveller'])
})

test('an email that has an account already is said at its field', async () => {
  const { network, onSignup } = await shown()
  const errors = [{ field: 'email', message: 'This email has an account. Please log in.' }]
  network.answers(JOIN, refused(422, 'invalid', 'Please check.', errors))
  await fill()
  await submit()
  await eventually(() =>
    expect(document.body.textContent).toContain('This email has an account. Please log in.'),
  )
  expect([onSignup.mock.calls.length, typed.take(), pendingSignup.read()]).toEqual([0, null, null])
})

test('after a lost answer the same sign-up goes out with the same key', async () => {
  const { network, onSignup } = await shown()
  network.answers(JOIN, refused(503, 'unavailable', 'Please try again.'), ok({ id: 's-1' }, 201))
  await fill()
  await submit()
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  await submit()
  await eventually(() => expect(onSignup).toHaveBeenCalledOnce())
  const [one, two] = network.calls(JOIN)
  expect([Boolean(one?.key), two?.key]).toEqual([true, one?.key])
})

test('the terms open in a tab of their own, so that nothing typed is lost', async () => {
  await shown()
  const links = [...document.querySelectorAll('p a')].map((one) => one.getAttribute('target'))
  expect(links).toEqual(['_blank', '_blank'])
})

test('who comes back to the form with the same email is not signed up twice', async () => {
  const { network, onSignup } = await shown()
  network.answers(JOIN, ok({ id: 's-2' }, 201))
  pendingSignup.keep({ id: 's-1', email: 'ngozi@example.com', mode: 'subscriber', returnTo: null })
  await fill()
  await submit()
  await eventually(() => expect(onSignup).toHaveBeenCalledOnce())
  expect(network.calls(JOIN)).toEqual([])
  expect(pendingSignup.read()).toMatchObject({ id: 's-1', returnTo: '/p/agents' })

  await fill({ email: 'ngozi2@example.com', confirmEmail: 'ngozi2@example.com' })
  await submit()
  await eventually(() => expect(pendingSignup.read()).toMatchObject({ id: 's-2' }))
})
