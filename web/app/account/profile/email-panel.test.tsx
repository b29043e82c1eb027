import { expect, test } from 'vitest'
import { theGuards } from '../../../test/guards.ts'
import { ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { aClient, openSignedIn } from '../../../test/signed-in.tsx'
import type { Guards } from '../../session/guards.ts'
import { EmailPanel } from './email-panel.tsx'

const CHANGE = 'POST /account/email'

async function shown(changes: Partial<Guards> = {}, verified = true) {
  const guards = theGuards(changes)
  const account = aClient({ email: { address: 'ngozi@example.com', verified } })
  return openSignedIn(() => <EmailPanel guards={guards} />, '/p/client/account/security', { account })
}

const field = (name: string) => find<HTMLInputElement>(`input[name=${name}]`)
async function fill(email: string, confirmEmail: string, password = 'old password') {
  await type(field('email'), email)
  await type(field('confirmEmail'), confirmEmail)
  await type(field('password'), password)
}
const send = () => click(findText('Send confirmation links'))

test.each([
  [true, 'ngozi@example.comVerified'],
  [false, 'ngozi@example.comNot verified'],
])('the address one signs in with says whether it is verified (%s)', async (verified, words) => {
  const { place } = await shown({}, verified)
  await eventually(() => expect(place.textContent).toContain(words))
})

test('a change is asked for with the password, and both addresses get a link', async () => {
  const { network } = await shown()
  network.answers(CHANGE, ok({}))
  await click(await eventually(() => findText('Change email')))
  await fill('new@example.com', 'new@example.com')
  await send()
  await eventually(() => expect(toasts()).toEqual(['success: We sent a link to both addresses']))
  expect(network.calls(CHANGE).map(({ body }) => body)).toEqual([
    { email: 'new@example.com', confirmEmail: 'new@example.com', password: 'old password' },
  ])
  await eventually(() => expect(document.querySelector('form')).toBeNull())
})

test.each([
  ['two different addresses', 'new@example.com', 'knew@example.com', 'confirmEmail'],
  ['what is no address', 'new@', 'new@', 'email'],
])('%s never leave the page', async (_, email, confirm, name) => {
  const { network } = await shown()
  await click(await eventually(() => findText('Change email')))
  await fill(email, confirm)
  await send()
  await eventually(() => expect(field(name).getAttribute('aria-invalid')).toBe('true'))
  expect(network.calls(CHANGE)).toEqual([])
})

test('a wrong password is said at its field, and the address stays', async () => {
  const { network } = await shown()
  const errors = [{ field: 'password', message: 'That password is incorrect.' }]
  network.answers(CHANGE, refused(422, 'invalid', 'Please check.', errors))
  await click(await eventually(() => findText('Change email')))
  await fill('new@example.com', 'new@example.com')
  await send()
  await eventually(() => expect(find('form').textContent).toContain('That password is incorrect.'))
  expect(field('email').value).toBe('new@example.com')
})

test('while another address waits, one reads which, and can choose another', async () => {
  const { place } = await shown({ pending_email: 'new@example.com' })
  await eventually(() => findText('Choose another email'))
  expect(place.textContent).toContain('Waiting for new@example.com.')
  expect(place.textContent).toContain('Until then, sign in with your current email.')
})

test('whose address was never verified gets one link, at the new address', async () => {
  const { network, place } = await shown({ pending_email: 'new@example.com' }, false)
  network.answers(CHANGE, ok({}))
  await click(await eventually(() => findText('Choose another email')))
  expect(place.textContent).toContain('Waiting for new@example.com. Open the link we sent there')
  await fill('new@example.com', 'new@example.com')
  await send()
  await eventually(() => expect(toasts()).toEqual(['success: We sent a link to your new address']))
})

test('without a password one is told to set one first', async () => {
  const { place } = await shown({ has_password: false })
  await eventually(() => expect(place.textContent).toContain('To change it, set a password first.'))
  expect(document.querySelector('button')).toBeNull()
})
