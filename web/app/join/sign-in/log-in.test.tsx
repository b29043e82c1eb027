import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { forgetSession } from '../../session/session.ts'
// Fetched when it is first shown, which takes real time: here it is there beforehand.
import './two-step-form.tsx'
import { LogIn } from './log-in.tsx'

const LOGIN = 'POST /auth/login'
const CODE = 'POST /auth/login/c-1'
const data = { outcome: 'signed_in', is_a: 'subscriber' }
const signedIn = () => Response.json({ data }, { headers: { 'x-nonce': 'n1' } })
const twoStep = ok({ outcome: 'two_step', id: 'c-1' })

beforeEach(() => forgetSession())
afterEach(() => forgetSession())

async function shown(challenge: string | null = null) {
  const network = falseNetwork()
  const onSignedIn = vi.fn()
  const onForgot = vi.fn()
  await openPage(
    () => (
      <LogIn challenge={challenge} onSignedIn={onSignedIn} onForgot={onForgot}>
        <p>Other ways</p>
      </LogIn>
    ),
    '/p/auth/login',
  )
  return { network, onSignedIn, onForgot }
}

const field = (name: string) => find<HTMLInputElement>(`input[name=${name}]`)
const submit = () => click(find('button[type=submit]'))

async function tries() {
  await type(field('email'), 'ngozi@example.com')
  await type(field('password'), 'secret')
  await submit()
}

test('who signs in does so once, however often they press', async () => {
  const { network, onSignedIn } = await shown()
  const later = held(signedIn)
  network.answers(LOGIN, later.reply)
  await tries()
  await eventually(() => expect(network.calls(LOGIN)).toHaveLength(1))
  await submit()
  later.release()
  await eventually(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith('subscriber'))
  expect(network.calls(LOGIN).map(({ body }) => body)).toEqual([
    { email: 'ngozi@example.com', password: 'secret' },
  ])
})

test('after a wrong password the email stays, the password goes, and a captcha comes', async () => {
  const { network, onSignedIn } = await shown()
  network.answers('POST /captcha', ok({}))
  network.answers('GET /captcha', ok({}))
  network.answers(LOGIN, refused(401, 'wrong_login', 'Email or password is incorrect.'))
  await tries()
  await eventually(() => expect(document.body.textContent).toContain('Email or password is incorrect.'))
  expect([field('email').value, field('password').value]).toEqual(['ngozi@example.com', ''])
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('nothing is sent without an email and a password', async () => {
  const { network } = await shown()
  await submit()
  await eventually(() => expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(2))
  expect(network.calls(LOGIN)).toEqual([])
})

test('a second step takes the place of the first, and no other way is offered then', async () => {
  const { network, onSignedIn } = await shown()
  network.answers(LOGIN, twoStep)
  expect(document.body.textContent).toContain('Other ways')
  await tries()
  await eventually(() => field('code'))
  expect(document.body.textContent).not.toContain('Other ways')
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('who lost the phone shows a recovery code instead', async () => {
  await shown('c-1')
  await eventually(() => field('code'))
  await click(findText('Use a recovery code'))
  expect(document.body.textContent).toContain('Each works once.')
  await click(findText('Use your authenticator'))
  expect(document.body.textContent).toContain('Enter the 6-digit code from your app.')
})

test('a wrong code is said at its field and can be tried again', async () => {
  const { network, onSignedIn } = await shown('c-1')
  const errors = [{ field: 'code', message: 'That code is incorrect.' }]
  network.answers(CODE, refused(422, 'invalid', 'Please check.', errors), signedIn)
  await eventually(() => field('code'))
  await type(field('code'), '123456')
  await eventually(() => expect(document.body.textContent).toContain('That code is incorrect.'))
  await type(field('code'), '')
  await type(field('code'), '654321')
  await eventually(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith('subscriber'))
  expect(network.calls(CODE).map(({ body }) => body)).toEqual([{ code: '123456' }, { code: '654321' }])
})

test('a second step that took too long begins again with the password', async () => {
  const { network } = await shown('c-1')
  network.answers(CODE, refused(404, 'not_found', 'Please sign in again.'))
  await eventually(() => field('code'))
  await type(field('code'), '123456')
  await eventually(() => field('password'))
  expect(toasts()).toEqual(['error: Please sign in again.'])
})

test('who starts again is asked for the password', async () => {
  await shown('c-1')
  await eventually(() => field('code'))
  await click(findText('Start again'))
  await eventually(() => field('password'))
})
