import { expect, test } from 'vitest'
import { theGuards } from '../../../test/guards.ts'
import { falseNetwork, held, listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { AT } from '../../../test/paid-order.ts'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { LoginAlerts } from './login-alerts.tsx'
import { PasswordPanel } from './password-panel.tsx'

const PASSWORD = 'PUT /account/password'
const DEVICES = 'GET /account/devices'
const NEW = 'Correct-horse-7'

async function passwordForm() {
  const network = falseNetwork()
  network.answers(PASSWORD, ok({}))
  const guards = theGuards()
  await openPage(() => <PasswordPanel guards={guards} />, '/')
  return network
}

const field = (name: string) => find<HTMLInputElement>(`input[name=${name}]`)
const change = () => click(find('button[type=submit]'))

async function fill(password: string, newPassword: string, confirmPassword = newPassword) {
  await type(field('password'), password)
  await type(field('newPassword'), newPassword)
  await type(field('confirmPassword'), confirmPassword)
}

test('a changed password is said, and stands nowhere on the page any more', async () => {
  const network = await passwordForm()
  await fill('old one here', NEW)
  await change()
  await eventually(() => expect(toasts()).toEqual(['success: Your password is changed']))
  expect(network.calls(PASSWORD).map(({ body }) => body)).toEqual([
    { password: 'old one here', newPassword: NEW, confirmPassword: NEW },
  ])
  expect([field('password').value, field('newPassword').value]).toEqual(['', ''])
})

test('two different new passwords, and one that is too short, never leave the page', async () => {
  const network = await passwordForm()
  await fill('old one here', NEW, `${NEW}!`)
  await change()
  await eventually(() => expect(field('confirmPassword').getAttribute('aria-invalid')).toBe('true'))
  await fill('old one here', 'short')
  await change()
  await eventually(() => expect(field('newPassword').getAttribute('aria-invalid')).toBe('true'))
  expect(network.calls(PASSWORD)).toEqual([])
})

test('a wrong current password is said at its field, and nothing typed is lost', async () => {
  const network = await passwordForm()
  const errors = [{ field: 'password', message: 'That password is incorrect.' }]
  network.answers(PASSWORD, refused(422, 'invalid', 'Please check.', errors))
  await fill('old one here', NEW)
  await change()
  await eventually(() => expect(document.body.textContent).toContain('That password is incorrect.'))
  expect(field('newPassword').value).toBe(NEW)
})

test('who has no password is led to a link that sets one', async () => {
  const guards = theGuards({ has_password: false })
  await openPage(() => <PasswordPanel guards={guards} />, '/')
  expect(findText('Set a password').getAttribute('href')).toBe('/p/auth/forgot-password')
  expect(document.querySelector('form')).toBeNull()
})

const device = (id: string, name: string, is_this = false) => ({
  ...{ id, name, is_this, address: '192.0.2.7', last_seen_at: AT, created_at: { date: AT } },
})
const here = device('one', 'Firefox on Linux', true)
const phone = device('two', 'Safari on iPhone')

async function devices(...replies: [Reply, ...Reply[]]) {
  const network = falseNetwork()
  network.answers(DEVICES, ...replies)
  await openPage(DevicesPanel, '/')
  await eventually(() => expect(network.calls(DEVICES)).toHaveLength(1))
  return network
}

const ways = () =>
  [...document.querySelectorAll('button')]
    .filter((one) => !one.closest('dialog'))
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)

test('this browser is marked, and is the one that cannot be signed out here', async () => {
  await devices(listOf(here, phone))
  await eventually(() => expect(document.body.textContent).toContain('This device'))
  expect(ways()).toEqual(['Sign out Safari on iPhone', 'Sign out all others'])
})

test('alone there is nobody else to sign out', async () => {
  await devices(listOf(here))
  await eventually(() => expect(document.body.textContent).toContain('This device'))
  expect(ways()).toEqual([])
})

test('one device is signed out once, and is gone from the list', async () => {
  const network = await devices(listOf(here, phone), listOf(here))
  const later = held(ok({}))
  network.answers('DELETE /account/devices/two', later.reply)
  const out = await eventually(() => find('button[aria-label="Sign out Safari on iPhone"]'))
  await click(out)
  await click(out)
  later.release()
  await eventually(() => expect(toasts()).toEqual(['success: Safari on iPhone is signed out']))
  expect(network.calls('DELETE /account/devices/two')).toHaveLength(1)
  await eventually(() => expect(document.body.textContent).not.toContain('Safari on iPhone'))
})

test('all others are signed out after a question; where it fails the question stays', async () => {
  const network = await devices(listOf(here, phone))
  network.answers('DELETE /account/devices', refused(503, 'unavailable', 'Please try again.'), ok({}))
  await click(await eventually(() => findText('Sign out all others')))
  expect(find('dialog[open]').textContent).toContain('This device stays signed in.')
  await click(findText('Sign out', 'dialog[open] button'))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  await click(findText('Sign out', 'dialog[open] button'))
  await eventually(() => expect(toasts().at(-1)).toBe('success: All other devices are signed out'))
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('devices that could not be read are asked for again', async () => {
  await devices(refused(503, 'unavailable', 'Please try again later.'), listOf(here))
  await click(await eventually(() => findText('Retry')))
  await eventually(() => expect(document.body.textContent).toContain('This device'))
})

test('login alerts are switched at once, with all other choices as they were; a refusal takes it back', async () => {
  const network = falseNetwork()
  const notices = { login_alerts: true, sound: false, desktop: true }
  network.answers('GET /account/notifications', ok(notices))
  network.answers('PUT /account/notifications', refused(503, 'unavailable', 'Please try again.'))
  await openPage(LoginAlerts, '/')
  const box = await eventually(() => find<HTMLInputElement>('input[type=checkbox]'))
  await click(box)
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  expect(network.calls('PUT /account/notifications').map(({ body }) => body)).toEqual([
    { ...notices, login_alerts: false },
  ])
  await eventually(() => expect(find<HTMLInputElement>('input[type=checkbox]').checked).toBe(true))
})
