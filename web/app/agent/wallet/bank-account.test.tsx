import { expect, test } from 'vitest'
import { aWallet, aWithdrawal, CODE_SENT, openWallet, WALLET } from '../../../test/earnings.ts'
import { complaints, labelled, pressable } from '../../../test/labelled.ts'
import { ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'

const inDialog = (words: string) => findText(words, 'dialog[open] button')
const code = () => labelled('Code from your email', find('dialog[open]'))
const facts = () => find('dl').textContent
const radio = (value: string) => find<HTMLInputElement>(`dialog[open] input[value=${value}]`)
const panel = () => find('section:has(dl)')

test('an agent reads where they are paid, since when and how often', async () => {
  await openWallet({ wallet: aWallet({ schedule: 'weekly' }) })
  expect(facts()).toBe('Account•••• 4242Added5 Jan 2026PayoutsEvery Monday')
  expect(panel().textContent).toContain('After a change, payouts pause for 72 hours')
})

test.each([
  ['processor', 'Bank account, paid automatically'],
  ['manual', 'Bank account'],
] as const)('an account of kind %s without a number is “%s”', async (kind, name) => {
  await openWallet({ wallet: aWallet({ kind, hint: null }) })
  expect(find('dl dd').textContent).toBe(name)
})

test.each([
  [[1, 'Linked'] as const, 'Linked', ['Change schedule', 'Remove']],
  [[-1, 'In Progress'] as const, 'Being checked', ['Change schedule', 'Remove']],
  [[-3, 'Incomplete'] as const, 'Needs details', ['Complete details', 'Change schedule', 'Remove']],
])('an account in state %s is “%s” and offers %s', async (status, name, offered) => {
  await openWallet({ wallet: aWallet({ status: [...status] }) })
  expect(panel().textContent).toContain(name)
  expect(pressable(find('section dl').parentElement ?? document)).toEqual(expect.arrayContaining(offered))
  expect(document.body.textContent?.includes('Complete details')).toBe(offered.includes('Complete details'))
})

test.each([
  [[1, 'Linked'] as const, null],
  [[-1, 'In Progress'] as const, 'Your details are being checked. This page updates by itself.'],
  [[-3, 'Incomplete'] as const, 'Some details are missing. Until they are there, nothing can be paid out.'],
])('an account in state %s says what it waits for', async (status, words) => {
  await openWallet({ wallet: aWallet({ status: [...status] }) })
  const said = [...panel().querySelectorAll('dl ~ p')].map(({ textContent }) => textContent)
  expect(said).toEqual(words ? [words] : [])
})

const TO_THE_PAGE = 'Continue to the secure page'
async function completing() {
  await click(findText('Complete details'))
  await type(find<HTMLInputElement>('dialog[open] [name=otp]'), '12345')
  await click(findText(TO_THE_PAGE))
}

test('missing details are completed on the page of the processor', async () => {
  const { network } = await openWallet({ wallet: aWallet({ kind: 'processor', status: [-3, 'Incomplete'] }) })
  // A page at a mark of this one is as far as a false browser goes.
  network.answers('POST /wallets/onboarding', ok('#details-at-the-processor'))
  await completing()
  await eventually(() => expect(location.hash).toBe('#details-at-the-processor'))
  expect(network.calls('POST /wallets/onboarding')[0]?.body).toEqual({ otp: '12345' })
})

test('where the processor does not answer it is told, and the button can be pressed again', async () => {
  const { network } = await openWallet({ wallet: aWallet({ status: [-3, 'Incomplete'] }) })
  network.answers('POST /wallets/onboarding', refused(503, 'unavailable', 'The payment service is down.'))
  await completing()
  await eventually(() => expect(toasts()).toEqual(['error: The payment service is down.']))
  expect(findText(TO_THE_PAGE).getAttribute('aria-busy')).toBeNull()
})

async function scheduling() {
  const opened = await openWallet({ wallet: aWallet({ schedule: 'monthly' }) })
  opened.network.answers('POST /otp', CODE_SENT)
  await click(findText('Change schedule'))
  return opened
}

test('who changes the schedule begins with theirs, and sends the chosen one with its code', async () => {
  const { network } = await scheduling()
  network.answers('PUT /wallets/schedule', ok(aWallet({ schedule: 'weekly' })))
  expect(radio('monthly').checked).toBe(true)
  expect(find('dialog[open]').textContent).toContain('A schedule pays out everything that is available')
  await click(radio('weekly'))
  await click(inDialog('Send code'))
  await eventually(() => expect(network.calls('POST /otp')[0]?.body).toEqual({ act: 'schedule' }))
  await type(code(), '12345')
  const before = network.calls(WALLET).length
  await click(inDialog('Save schedule'))
  await eventually(() => expect(toasts()).toContain('success: Your schedule is saved'))
  expect(network.calls('PUT /wallets/schedule').map(({ body }) => body)).toEqual([
    { schedule: 'weekly', otp: '12345' },
  ])
  await eventually(() => expect(network.calls(WALLET).length).toBe(before + 1))
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('a wrong code is told at its field, and the choice stays', async () => {
  const { network } = await scheduling()
  const wrong = [{ field: 'otp', message: 'That code is incorrect.' }]
  network.answers('PUT /wallets/schedule', refused(422, 'invalid', 'Please check it.', wrong))
  await click(radio('by_hand'))
  await type(code(), '99999')
  await click(inDialog('Save schedule'))
  await eventually(() => expect(complaints()).toEqual({ otp: 'That code is incorrect.' }))
  expect([radio('by_hand').checked, code().value]).toEqual([true, '99999'])
})

async function removing() {
  const opened = await openWallet()
  opened.network.answers('POST /otp', CODE_SENT)
  await click(findText('Remove'))
  return opened
}

test('who removes their account reads what it means, and confirms it by a code', async () => {
  const { network, known } = await removing()
  network.answers('POST /wallets/unlink', ok({ wallet: null }))
  expect(find('dialog[open]').textContent).toContain(
    'Your earnings stay in your wallet. To withdraw, link an account again and wait 72 hours.',
  )
  await click(inDialog('Send code'))
  await eventually(() => expect(network.calls('POST /otp')[0]?.body).toEqual({ act: 'unlink' }))
  await type(code(), '12345')
  known.wallet = { ...known.wallet, wallet: null }
  await click(inDialog('Remove account'))
  await eventually(() => expect(toasts()).toContain('success: Your bank account is removed'))
  expect(network.calls('POST /wallets/unlink')[0]?.body).toEqual({ otp: '12345' })
  await eventually(() => expect(findText('Link bank account')).toBeTruthy())
})

test('an account stays while a payout is on its way, and it says so', async () => {
  const { network } = await removing()
  network.answers('POST /wallets/unlink', refused(409, 'payout_on_its_way', 'A payout is on its way.'))
  await type(code(), '12345')
  await click(inDialog('Remove account'))
  await eventually(() => expect(toasts()).toEqual(['error: A payout is on its way.']))
  expect(find('dialog[open]').textContent).toContain('A payout is on its way.')
  expect(code().value).toBe('12345')
})

test('nothing is removed without a code, nor by Cancel', async () => {
  const { network } = await removing()
  await click(inDialog('Remove account'))
  await eventually(() => expect(complaints()).toEqual({ otp: 'please enter the 5-digit code' }))
  await click(inDialog('Cancel'))
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(network.calls('POST /wallets/unlink')).toHaveLength(0)
})

const failed = aWithdrawal({
  id: 'failed',
  slug: 'failed',
  status: [-2, 'Failed'],
  done_at: '2026-02-04T12:00:00.000Z',
})

test.each([
  ['the newest was refused', [aWithdrawal(), failed], true],
  ['one came back', [aWithdrawal({ slug: 'processed', is_returned: true })], true],
  ['a newer one arrived', [aWithdrawal({ slug: 'processed' }), failed], false],
  ['it went to the account before', [{ ...failed, created_at: { date: '2026-01-01T12:00:00.000Z' } }], false],
])('an account is linked, unless %s', async (_, payouts, isRefused) => {
  await openWallet({ wallet: aWallet({ status: [1, 'Linked'] }), payouts })
  expect(panel().textContent?.includes('Last payout refused')).toBe(isRefused)
  expect(panel().textContent?.includes('Linked')).toBe(!isRefused)
})

test('after a refused payout the account is removed and its details are entered again', async () => {
  const { network, known } = await openWallet({
    wallet: aWallet({ status: [1, 'Linked'] }),
    payouts: [failed],
  })
  network.answers('GET /wallets/types', ok([]))
  expect(panel().textContent).toContain('Last payout refused 4 Feb 2026')
  await click(findText('Enter the details again'))
  expect(find('dialog[open] h2').textContent).toBe('Remove your bank account?')
  network.answers('POST /wallets/unlink', (call) => {
    known.wallet = { ...known.wallet, wallet: null }
    return ok(null)(call)
  })
  await type(find<HTMLInputElement>('dialog[open] [name=otp]'), '12345')
  await click(find('dialog[open] [type=submit]'))
  await eventually(() => expect(find('dialog[open] h2').textContent).toBe('Link a bank account'))
})

test('once the code is sent one types it', async () => {
  const { network } = await openWallet({ wallet: aWallet({ status: [1, 'Linked'] }) })
  network.answers('POST /otp', CODE_SENT)
  await click(findText('Remove'))
  await click(inDialog('Send code'))
  await eventually(() => expect(document.activeElement).toBe(find('dialog[open] [name=otp]')))
})
