import { afterEach, expect, test } from 'vitest'
import { falseNetwork } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { eventually, find, findText, type } from '../../../test/render.tsx'
import { forgetSession } from '../../session/session.ts'
// Fetched when they are first shown, which takes real time: here they are there beforehand.
import '../parts/outside-problem.tsx'
import './two-step-form.tsx'
import Login from './login-page.tsx'

type Page = Parameters<typeof Login>[0]

const signedIn = () =>
  Response.json({ data: { outcome: 'signed_in', is_a: 'subscriber' } }, { headers: { 'x-nonce': 'n1' } })

afterEach(forgetSession)

async function opened(search: string, providers = [{ id: 'google', name: 'Google' }]) {
  const network = falseNetwork()
  const given = { loaderData: providers } as unknown as Page
  const page = await openPage(() => <Login {...given} />, `/p/auth/login${search}`)
  return { ...page, network }
}

test('who came back from a provider with a second step before them is asked for the code at once', async () => {
  const { network, address } = await opened('?challenge=c-1&return_to=/p/agents')
  network.answers('POST /auth/login/c-1', signedIn)
  const code = await eventually(() => find<HTMLInputElement>('input[name=code]'))
  expect(document.body.textContent).not.toContain('Sign in with Google')
  await type(code, '123456')
  await eventually(() => expect(address()).toBe('/p/agents'))
})

test('who came back without being signed in reads why, and can sign in otherwise', async () => {
  const { OUTSIDE_PROBLEMS } = await import('@sojourn/contract/people/outside')
  const [code = '', sentence = ''] = Object.entries(OUTSIDE_PROBLEMS)[0] ?? []
  await opened(`?problem=${code}`)
  await eventually(() => expect(find('[role=alert]').textContent).toBe(sentence))
  expect(find('input[name=password]')).toBeTruthy()
})

test.each(['Call+0900-1234+now', 'toString', 'constructor'])(
  'words somebody put into the address (%s) are not shown as ours',
  async (code) => {
    await opened(`?problem=${code}`)
    const alert = await eventually(() => find('[role=alert]'))
    await eventually(() => find('input[name=password]'))
    expect(alert.textContent).toBe('')
  },
)

test('another site is never led to after signing in, and joining keeps the way back', async () => {
  await opened('?return_to=//evil.example')
  await eventually(() => findText('Sign up for free'))
  expect(findText('Sign up for free').getAttribute('href')).not.toContain('evil')
  document.body.replaceChildren()
  await opened('?return_to=/p/agents')
  await eventually(() =>
    expect(findText('Sign up for free').getAttribute('href')).toContain('return_to=%2Fp%2Fagents'),
  )
  expect(findText('Sign in with Google').getAttribute('href')).toContain('return_to=%2Fp%2Fagents')
})

test('without a provider the email is the way in', async () => {
  await opened('', [])
  expect(find('input[name=email]')).toBeTruthy()
  expect(document.body.textContent).not.toContain('Sign in with')
})
