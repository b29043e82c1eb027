import { expect, test } from 'vitest'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import EmailChangePage from './email-change-page.tsx'

const AT = '/p/account/email'
const CONFIRM = 'POST /account/email/t-1'
const UNDO = 'DELETE /account/email/t-1'

async function opened(search: string) {
  const network = falseNetwork()
  window.history.replaceState(null, '', `${AT}${search}`)
  const page = await openPage(EmailChangePage, `${AT}${search}`)
  return { ...page, network }
}

const title = () => find('h1').textContent
const text = () => document.body.textContent

test('a link that was opened does nothing before the press, and stays in no address', async () => {
  const { network, address } = await opened('?token=t-1')
  await eventually(() => expect(findText('Confirm the change')).toBeTruthy())
  expect(title()).toBe('Confirm your new email')
  await eventually(() => expect(address()).toBe(AT))
  expect(network.calls(CONFIRM)).toEqual([])
})

test.each([
  ['waiting_for_other', 'One more step', 'Go home'],
  ['changed', 'Your email is changed', 'Sign in'],
])('confirmed once, the page says what comes next: %s', async (outcome, words, name) => {
  const { network } = await opened('?token=t-1')
  const later = held(ok({ outcome }))
  network.answers(CONFIRM, later.reply)
  const press = await eventually(() => findText('Confirm the change'))
  await click(press)
  await click(press)
  later.release()
  await eventually(() => expect(title()).toBe(words))
  expect(findText(name)).toBeTruthy()
  expect(network.calls(CONFIRM)).toHaveLength(1)
})

test('where the old address was never proven nobody is told of a link to it', async () => {
  const { network } = await opened('?token=t-1')
  network.answers(CONFIRM, ok({ outcome: 'changed_at_once' }))
  await click(await eventually(() => findText('Confirm the change')))
  await eventually(() => expect(title()).toBe('Your email is changed'))
  expect(text()).toContain('Sign in with your new address from now on.')
  expect(text()).not.toMatch(/old address|undo/)
})

test('who undoes a change reads before that everybody is signed out, and sets a password then', async () => {
  const { network } = await opened('?undo=t-1')
  network.answers(UNDO, ok({}))
  await eventually(() => expect(title()).toBe('Restore your old email?'))
  expect(text()).toContain('all devices will be signed out')
  await click(findText('Undo the change'))
  await eventually(() => expect(title()).toBe('Your old email is restored'))
  expect(findText('Set a new password').getAttribute('href')).toBe('/p/auth/forgot-password')
})

test('an old link says the server’s own sentence, and leads on', async () => {
  const { network } = await opened('?undo=t-1')
  network.answers(UNDO, refused(404, 'not_found', 'This link was used on 3 May.'))
  await click(await eventually(() => findText('Undo the change')))
  await eventually(() => expect(title()).toBe('This link no longer works'))
  expect(text()).toContain('This link was used on 3 May.')
  expect(findText('Sign in')).toBeTruthy()
})

test('a failure that passes leaves the button, so that one can press again', async () => {
  const { network } = await opened('?token=t-1')
  network.answers(CONFIRM, refused(503, 'unavailable', 'Please try again.'), ok({ outcome: 'changed' }))
  await click(await eventually(() => findText('Confirm the change')))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  await click(findText('Confirm the change'))
  await eventually(() => expect(title()).toBe('Your email is changed'))
})

test('an address without a link says that it is none', async () => {
  await opened('')
  await eventually(() => expect(title()).toBe('This link no longer works'))
  expect(document.querySelector('button')).toBeNull()
})
