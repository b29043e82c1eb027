import { expect, test } from 'vitest'
import { listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { openSignedIn } from '../../../test/signed-in.tsx'
import ConnectedPage from './connected-page.tsx'

const LINKS = 'GET /account/connected-accounts'
const CONNECT = 'POST /account/connected-accounts'
const AT = '/p/client/account/connected'
const google = { id: 'google', name: 'Google' }
const apple = { id: 'apple', name: 'Apple' }
const link = (provider: string, name: string, email: string | null = 'ngozi@example.com') => ({
  ...{ id: `l-${provider}`, provider, name, email, created_at: { date: '2026-05-04T10:00:00.000Z' } },
})

const shown = (providers: object[], ...replies: [Reply, ...Reply[]]) =>
  openSignedIn(ConnectedPage, AT, {
    tell: (network) => {
      network.answers('GET /auth/providers', ok({ providers }))
      network.answers(LINKS, ...replies)
    },
  })
const ways = () =>
  [...document.querySelectorAll('button[aria-label$="Google"], button[aria-label$="Apple"]')].map((one) =>
    one.getAttribute('aria-label'),
  )

test('each provider is connected or can be, and one that was switched off can still be unlinked', async () => {
  await shown([google], listOf(link('google', 'Google'), link('apple', 'Apple', null)))
  await eventually(() => expect(ways()).toEqual(['Unlink Google', 'Unlink Apple']))
  expect(document.body.textContent).toContain('ngozi@example.com · since 4 May 2026')
})

test('where nothing can be connected, that is said', async () => {
  await shown([], listOf())
  await eventually(() =>
    expect(document.body.textContent).toContain('No other accounts can be connected yet.'),
  )
})

test('who connects says which one and where to come back to; a refusal is told', async () => {
  const { network } = await shown([google, apple], listOf())
  await eventually(() => expect(ways()).toEqual(['Connect Google', 'Connect Apple']))
  network.answers(CONNECT, refused(503, 'unavailable', 'Apple does not answer.'))
  await click(find('button[aria-label="Connect Apple"]'))
  await eventually(() => expect(toasts()).toEqual(['error: Apple does not answer.']))
  expect(network.calls(CONNECT).map(({ body }) => body)).toEqual([{ provider: 'apple', return_to: AT }])
})

test('the last way to sign in is not unlinked, and why is said while the question stays', async () => {
  const { network } = await shown([google], listOf(link('google', 'Google')), listOf())
  const unlink = 'DELETE /account/connected-accounts/l-google'
  network.answers(unlink, refused(409, 'last_way', 'Set a password first.'), ok({}))
  await click(await eventually(() => find('button[aria-label="Unlink Google"]')))
  expect(find('dialog[open]').textContent).toContain('You can no longer sign in with it.')
  expect(network.calls(unlink)).toEqual([])
  await click(findText('Unlink', 'dialog[open] button'))
  await eventually(() => expect(toasts()).toEqual(['error: Set a password first.']))
  expect(find('dialog[open] h2').textContent).toBe('Unlink Google?')
  await click(findText('Unlink', 'dialog[open] button'))
  await eventually(() => expect(toasts().at(-1)).toBe('success: Google is unlinked'))
  await eventually(() => expect(ways()).toEqual(['Connect Google']))
})

test('accounts that could not be read are asked for again', async () => {
  await shown([google], refused(503, 'unavailable', 'Please try again later.'), listOf())
  await click(await eventually(() => findText('Retry')))
  await eventually(() => expect(ways()).toEqual(['Connect Google']))
})
