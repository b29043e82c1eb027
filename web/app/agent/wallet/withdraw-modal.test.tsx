import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { aBalance, aWallet, aWithdrawal, CODE_SENT, openWallet, WALLET } from '../../../test/earnings.ts'
import { complaints, labelled, noteOf } from '../../../test/labelled.ts'
import { held, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { isConfirmationAsked, settleConfirmation } from '../../session/confirm-first.ts'

const WITHDRAW = 'POST /wallets/withdrawals'
const inDialog = (words: string) => findText(words, 'dialog[open] button')
const amount = (currency = 'USD') => labelled(`Amount in ${currency}`)
const code = () => labelled('Code from your email')
const isOpen = () => document.querySelector('dialog[open]') !== null

// Reading the rules for the first time takes longer than a test may.
beforeAll(async () => void (await import('@sojourn/contract/money/wallets')))

async function asked(balances = [aBalance({ available: 42_500 })]) {
  const opened = await openWallet({ balances })
  opened.network.answers('POST /otp', CODE_SENT)
  await click(findText('Withdraw'))
  return opened
}

async function send() {
  await click(inDialog('Withdraw'))
}

test('who withdraws is offered all that is available, and reads from where to where it goes', async () => {
  await asked()
  expect(amount().value).toBe('425.00')
  expect(noteOf(amount())).toBe('From $20.00 to $425.00, to •••• 4242.')
})

test('what is typed first replaces the amount that stands there', async () => {
  await asked()
  await act(async () => amount().focus())
  expect([amount().selectionStart, amount().selectionEnd]).toEqual([0, '425.00'.length])
})

test.each([
  ['327.20100', 'please write an amount such as 1,250.50'],
  ['425.01', 'please enter at most $425.00'],
])('“%s” cannot be withdrawn, and its field says why', async (text, why) => {
  const { network } = await asked()
  await type(amount(), text)
  await act(async () => void amount().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await type(code(), '12345')
  expect(complaints()).toEqual({ amount: why })
  if (text === '425.01') return
  await send()
  await eventually(() => expect(inDialog('Withdraw').getAttribute('aria-busy')).toBeNull())
  expect(complaints()).toEqual({ amount: why })
  expect(network.calls(WITHDRAW)).toHaveLength(0)
})

test('an account that shows nothing of itself is not named', async () => {
  await openWallet({ wallet: aWallet({ hint: null }) })
  await click(findText('Withdraw'))
  expect(noteOf(amount())).toBe('From $20.00 to $425.00.')
})

test('what is typed is sent in minor units, with the code and a key', async () => {
  const { network } = await asked()
  network.answers(WITHDRAW, ok(aWithdrawal(), 201))
  await type(amount(), '$100.50')
  await type(code(), '12345')
  const before = network.calls(WALLET).length
  await send()
  await eventually(() => expect(toasts()).toEqual(['success: Withdrawal started']))
  const [call] = network.calls(WITHDRAW)
  expect(call?.body).toEqual({ amount: 10_050, currency: 'USD', otp: '12345' })
  expect(call?.key).toMatch(/^[\da-f-]{36}$/)
  await eventually(() => expect(isOpen()).toBe(false))
  await eventually(() => expect(network.calls(WALLET).length).toBe(before + 1))
})

test('a double press withdraws once', async () => {
  const { network } = await asked()
  const { reply, release } = held(ok(aWithdrawal(), 201))
  network.answers(WITHDRAW, reply)
  await type(code(), '12345')
  const button = inDialog('Withdraw')
  await click(button)
  await click(button)
  await eventually(() => expect(network.calls(WITHDRAW)).toHaveLength(1))
  expect(button.getAttribute('aria-busy')).toBe('true')
  await click(button)
  release()
  await eventually(() => expect(isOpen()).toBe(false))
  expect(network.calls(WITHDRAW)).toHaveLength(1)
})

test.each(['ten', '', '0', '1.005', '1,25', '-5'])(
  '“%s” is no amount: it says so at its field, and nothing is sent',
  async (text) => {
    const { network } = await asked()
    await type(amount(), text)
    await type(code(), '12345')
    await send()
    await eventually(() => expect(complaints()).toEqual({ amount: 'please enter an amount' }))
    expect(amount().value).toBe(text)
    expect(network.calls(WITHDRAW)).toHaveLength(0)
  },
)

test('without a code nothing is sent', async () => {
  const { network } = await asked()
  await send()
  await eventually(() => expect(complaints()).toEqual({ otp: 'please enter the 5-digit code' }))
  expect(network.calls(WITHDRAW)).toHaveLength(0)
})

test('a code and an amount that the server refuses are told at their fields, and both stay as typed', async () => {
  const { network } = await asked()
  network.answers(
    WITHDRAW,
    refused(422, 'invalid', 'Please check what you entered.', [
      { field: 'otp', message: 'That code is incorrect.' },
      { field: 'amount', message: 'More than is available.' },
    ]),
  )
  await type(amount(), '400')
  await type(code(), '11111')
  await send()
  await eventually(() =>
    expect(complaints()).toEqual({ otp: 'That code is incorrect.', amount: 'More than is available.' }),
  )
  expect([amount().value, code().value]).toEqual(['400', '11111'])
})

test.each([
  [409, 'payouts_paused', 'Payouts are paused.'],
  [429, 'too_many', 'Too many tries. Please wait.'],
])('a refusal with %i stays in the dialog as well as in the toast', async (status, why, sentence) => {
  const { network } = await asked()
  network.answers(WITHDRAW, refused(status, why, sentence))
  await type(code(), '12345')
  await send()
  await eventually(() => expect(toasts()).toEqual([`error: ${sentence}`]))
  expect(find('dialog[open] form').textContent).toContain(sentence)
  expect([amount().value, code().value]).toEqual(['425.00', '12345'])
})

test('after an answer that may hide a withdrawal the same key goes out again; another amount has another', async () => {
  const { network } = await asked()
  network.answers(WITHDRAW, refused(503, 'unavailable', 'Please try again.'))
  await type(code(), '12345')
  await send()
  await eventually(() => expect(toasts()).toHaveLength(1))
  await send()
  await eventually(() => expect(network.calls(WITHDRAW)).toHaveLength(2))
  await type(amount(), '100')
  await eventually(() => expect(inDialog('Withdraw').getAttribute('aria-busy')).toBeNull())
  await send()
  await eventually(() => expect(network.calls(WITHDRAW)).toHaveLength(3))
  const [first, second, third] = network.calls(WITHDRAW).map(({ key }) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('who has to show their password first withdraws after it, with the same key', async () => {
  const { network } = await asked()
  network.answers(
    WITHDRAW,
    refused(409, 'confirm_first', 'Please confirm it is you.'),
    ok(aWithdrawal(), 201),
  )
  await type(code(), '12345')
  await send()
  await eventually(() => expect(isConfirmationAsked()).toBe(true))
  settleConfirmation(true)
  await eventually(() => expect(toasts()).toEqual(['success: Withdrawal started']))
  const [first, second] = network.calls(WITHDRAW)
  expect(second).toEqual(first)
})

test('who closes the question for the password has withdrawn nothing, and keeps what they typed', async () => {
  const { network } = await asked()
  network.answers(WITHDRAW, refused(409, 'confirm_first', 'Please confirm it is you.'))
  await type(amount(), '77')
  await type(code(), '12345')
  await send()
  await eventually(() => expect(isConfirmationAsked()).toBe(true))
  settleConfirmation(false)
  await eventually(() => expect(inDialog('Withdraw').getAttribute('aria-busy')).toBeNull())
  expect(toasts()).toEqual([])
  expect([amount().value, code().value]).toEqual(['77', '12345'])
  expect(network.calls(WITHDRAW)).toHaveLength(1)
})

test('each balance is withdrawn by itself, with the places of its currency', async () => {
  const { network } = await asked([
    aBalance({ available: 42_500 }),
    aBalance({ currency: 'JPY', available: 5_001, least: 3_000 }),
  ])
  network.answers(WITHDRAW, ok(aWithdrawal(), 201))
  const balance = labelled<HTMLSelectElement>('Balance')
  expect([...balance.options].map(({ text }) => text)).toEqual(['$425.00', '¥5,001'])
  await choose(balance, 'JPY')
  expect(amount('JPY').value).toBe('5,001')
  expect(noteOf(amount('JPY'))).toContain('From ¥3,000 to ¥5,001')
  await type(code(), '12345')
  await send()
  await eventually(() =>
    expect(network.calls(WITHDRAW)[0]?.body).toEqual({ amount: 5_001, currency: 'JPY', otp: '12345' }),
  )
})

async function choose(select: HTMLSelectElement, value: string) {
  await act(async () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

test('who cancels has sent nothing, and begins with all of it the next time', async () => {
  const { network } = await asked()
  await type(amount(), '1')
  await click(inDialog('Cancel'))
  expect(isOpen()).toBe(false)
  await click(findText('Withdraw'))
  expect(amount().value).toBe('425.00')
  expect(network.calls(WITHDRAW)).toHaveLength(0)
})

test('the code is asked for by its button, for a withdrawal and nothing else', async () => {
  const { network } = await asked()
  expect(noteOf(code())).toBe('We email you a 5-digit code, so that nobody else can do this.')
  await click(inDialog('Send code'))
  await eventually(() => expect(toasts()).toEqual(['success: We sent you a code by email']))
  expect(network.calls('POST /otp').map(({ body }) => body)).toEqual([{ act: 'withdraw' }])
  expect(noteOf(code())).toBe('Enter the 5-digit code. It expires in 10 minutes.')
  expect(inDialog('Send another code')).toBeTruthy()
})

test('a code that could not be sent is told, and can be asked for again', async () => {
  const { network } = await asked()
  network.answers('POST /otp', refused(429, 'too_many', 'Please wait a minute.'), CODE_SENT)
  await click(inDialog('Send code'))
  await eventually(() => expect(toasts()).toEqual(['error: Please wait a minute.']))
  await click(inDialog('Send code'))
  await eventually(() => expect(inDialog('Send another code')).toBeTruthy())
})

test('a pasted code is not sent by itself: the amount is looked at first', async () => {
  const { network } = await asked()
  await type(code(), '12345')
  expect(network.calls(WITHDRAW)).toHaveLength(0)
})
