import { expect, test, vi } from 'vitest'
import { confirmFirst, theGuards } from '../../../test/guards.ts'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import type { Guards } from '../../session/guards.ts'
import { ConfirmItIsYou } from './confirm-it-is-you.tsx'
import { TwoStepPanel } from './two-step-panel.tsx'

const START = 'POST /account/two-step'
const CONFIRM = 'PUT /account/two-step'
const RENEW = 'POST /account/two-step/recovery-codes'
const STOP = 'DELETE /account/two-step'
const SECRET = { secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/Sojourn', qr_svg: '<svg/>' }
const CODES = ['aaaa-1111', 'bbbb-2222']

async function shown(guards: Partial<Guards> = {}) {
  const network = falseNetwork()
  network.answers('GET /account/security', ok(theGuards(guards)))
  const known = theGuards(guards)
  await openPage(
    () => (
      <>
        <TwoStepPanel guards={known} />
        <ConfirmItIsYou />
      </>
    ),
    '/',
  )
  return network
}

const title = () => document.querySelector('dialog[open] h2')?.textContent ?? null
const inDialog = (name: string) => findText(name, 'dialog[open] button')
const code = () => find<HTMLInputElement>('dialog[open] input[name=code]')

async function setUp() {
  const network = await shown()
  network.answers(START, ok(SECRET))
  await click(findText('Set up'))
  await eventually(() => expect(title()).toBe('Set up two-step sign-in'))
  return network
}

test('the secret is shown as a picture, as an address of the app, and to be typed by hand', async () => {
  await setUp()
  expect(find<HTMLImageElement>('dialog[open] img').src).toBe('data:image/svg+xml,%3Csvg%2F%3E')
  expect(find('dialog[open] a').getAttribute('href')).toBe(SECRET.uri)
  expect(find('dialog[open] code').textContent).toBe('ABCD EFGH IJ')
})

test('it is on only after a first code, and the recovery codes are shown then', async () => {
  const network = await setUp()
  network.answers(CONFIRM, ok({ recovery_codes: CODES }))
  await type(code(), '12345')
  await click(inDialog('Turn on'))
  await eventually(() => expect(code().getAttribute('aria-invalid')).toBe('true'))
  expect(network.calls(CONFIRM)).toEqual([])
  await type(code(), '123456')
  await click(inDialog('Turn on'))
  await eventually(() => expect(title()).toBe('Keep your recovery codes'))
  expect(network.calls(CONFIRM).map(({ body }) => body)).toEqual([{ code: '123456' }])
  expect([...document.querySelectorAll('dialog[open] li')].map((one) => one.textContent)).toEqual(CODES)
  await click(inDialog('I’ve saved them'))
  expect(title()).toBeNull()
})

test('a code of the wrong moment is said at its field, and the secret stays on the page', async () => {
  const network = await setUp()
  const errors = [{ field: 'code', message: 'That code is incorrect.' }]
  network.answers(CONFIRM, refused(422, 'invalid', 'Please check.', errors))
  await type(code(), '123456')
  await eventually(() => expect(find('dialog[open]').textContent).toContain('That code is incorrect.'))
  expect(find('dialog[open] code').textContent).toBe('ABCD EFGH IJ')
})

test('setting it up asks for a fresh proof where the server wants one', async () => {
  const network = await shown()
  network.answers(START, confirmFirst, ok(SECRET))
  network.answers('POST /account/confirmation', ok({}))
  await click(findText('Set up'))
  await eventually(() => expect(title()).toBe('Confirm it’s you'))
  await type(find<HTMLInputElement>('dialog[open] input[name=password]'), 'correct horse')
  await click(inDialog('Confirm'))
  await eventually(() => expect(title()).toBe('Set up two-step sign-in'))
})

test.each([
  [10, '10 recovery codes are left.'],
  [3, '3 recovery codes are left.'],
  [2, '2 recovery codes are left. Please make new ones.'],
  [1, 'One recovery code is left. Please make new ones.'],
  [0, 'No recovery codes are left. Please make new ones.'],
])('with %i recovery codes left one reads: %s', async (recovery_codes_left, words) => {
  await shown({ two_step: true, recovery_codes_left })
  expect(find('p').textContent).toBe(words)
})

test('new codes end the old ones: that is said before, and they are shown after', async () => {
  const network = await shown({ two_step: true, recovery_codes_left: 1 })
  const later = held(ok({ recovery_codes: CODES }))
  network.answers(RENEW, later.reply)
  await click(findText('New recovery codes'))
  expect(find('dialog[open]').textContent).toContain('Your current codes stop working immediately.')
  expect(network.calls(RENEW)).toEqual([])
  await click(inDialog('Make new codes'))
  await click(find('dialog[open] button[aria-busy]'))
  later.release()
  await eventually(() => expect(title()).toBe('Keep your recovery codes'))
  expect(network.calls(RENEW)).toHaveLength(1)
})

test('codes that are shown once are not lost by a slip: who closes them is asked, and can go back', async () => {
  const network = await shown({ two_step: true })
  network.answers(RENEW, ok({ recovery_codes: CODES }))
  await click(findText('New recovery codes'))
  await click(inDialog('Make new codes'))
  const close = await eventually(() => find('dialog[open] button[aria-label=Close]'))
  await click(close)
  await click(inDialog('Cancel'))
  expect(find('dialog[open]').textContent).toContain('aaaa-1111')
  await click(close)
  await click(inDialog('Close'))
  expect(title()).toBeNull()
})

test('turning it off is asked about, and a refusal leaves the question open', async () => {
  const network = await shown({ two_step: true, recovery_codes_left: 9 })
  network.answers(STOP, refused(503, 'unavailable', 'Please try again.'), ok({}))
  await click(findText('Turn off'))
  expect(find('dialog[open]').textContent).toContain('your recovery codes stop working')
  await click(inDialog('Turn off'))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  expect(title()).toBe('Turn off two-step sign-in?')
  await click(inDialog('Turn off'))
  await eventually(() => expect(toasts().at(-1)).toBe('success: Two-step sign-in is off'))
  expect(title()).toBeNull()
})

test('all recovery codes are copied, one a line; a browser that forbids it is told of', async () => {
  const written: string[] = []
  const clipboard = { writeText: async (text: string) => void written.push(text) }
  vi.stubGlobal('navigator', { ...navigator, language: 'en-GB', clipboard })
  const network = await shown({ two_step: true })
  network.answers(RENEW, ok({ recovery_codes: CODES }))
  await click(findText('New recovery codes'))
  await click(inDialog('Make new codes'))
  await click(await eventually(() => inDialog('Copy all')))
  expect(written).toEqual(['aaaa-1111\nbbbb-2222'])
  clipboard.writeText = () => Promise.reject(new Error('no'))
  await click(inDialog('Copied'))
  await eventually(() =>
    expect(toasts()).toEqual(['error: Your browser did not let us copy. Please copy by hand.']),
  )
})
