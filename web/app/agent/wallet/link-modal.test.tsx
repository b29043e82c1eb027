import { beforeAll, expect, test } from 'vitest'
import { aWallet, CODE_SENT, openWallet, WALLET } from '../../../test/earnings.ts'
import { complaints, labelled } from '../../../test/labelled.ts'
import { ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'

const LINK = 'POST /wallets'
const TYPES = 'GET /wallets/types'
const types = [
  { kind: 'processor', name: 'Automatic payouts', about: 'To banks of 40 countries.' },
  { kind: 'manual', name: 'Transfer by our team', about: 'To every other country.' },
]
const inDialog = (words: string) => findText(words, 'dialog[open] button')
const field = (name: string) => find<HTMLInputElement>(`dialog[open] [name=${name}]`)

beforeAll(async () => void (await import('@sojourn/contract/money/wallets')))

async function linking(offered = types) {
  const opened = await openWallet({ wallet: null })
  opened.network.answers(TYPES, ok(offered))
  opened.network.answers('POST /otp', CODE_SENT)
  await click(findText('Link bank account'))
  await eventually(() => field('kind'))
  return opened
}

const byHand = () => click(find('dialog[open] input[value=manual]'))

async function filled() {
  await byHand()
  await type(field('country'), 'NG')
  await type(field('holder'), 'Amara Okafor')
  await type(field('account'), 'ng12 3456-7890')
  await type(field('bank'), 'First Bank')
  await type(field('otp'), '12345')
}

test('whoever is paid by the processor types no account here', async () => {
  await linking()
  expect(find<HTMLInputElement>('dialog[open] input[value=processor]').checked).toBe(true)
  expect(document.querySelector('[name=account]')).toBeNull()
  expect(inDialog('Continue to the secure page')).toBeTruthy()
})

test('where only transfers by hand are offered, they are chosen at once', async () => {
  await linking(types.slice(1))
  expect(field('account')).toBeTruthy()
  expect(inDialog('Link account')).toBeTruthy()
})

test('an account for transfers is sent without spaces, as one reads it, and without what was left empty', async () => {
  const { network } = await linking()
  network.answers(LINK, ok({ wallet: aWallet(), url: null }, 201))
  await filled()
  const before = network.calls(WALLET).length
  await click(inDialog('Link account'))
  await eventually(() => expect(toasts()).toEqual(['success: Your bank account is linked']))
  expect(network.calls(LINK)[0]?.body).toEqual({
    kind: 'manual',
    country: 'NG',
    otp: '12345',
    bank_account: { holder: 'Amara Okafor', account: 'NG1234567890', bank: 'First Bank' },
  })
  await eventually(() => expect(network.calls(WALLET).length).toBe(before + 1))
})

test('a bank code is sent where it is typed', async () => {
  const { network } = await linking()
  network.answers(LINK, ok({ wallet: aWallet(), url: null }, 201))
  await filled()
  await type(field('code'), 'FBNINGLA')
  await click(inDialog('Link account'))
  await eventually(() =>
    expect(network.calls(LINK)[0]?.body).toMatchObject({ bank_account: { code: 'FBNINGLA' } }),
  )
})

test('with the processor no bank account is sent, and one is led to its page', async () => {
  const { network } = await linking()
  // A page at a mark of this one is as far as a false browser goes.
  network.answers(LINK, ok({ wallet: aWallet({ kind: 'processor' }), url: '#page-of-the-processor' }, 201))
  await type(field('country'), 'DE')
  await type(field('otp'), '12345')
  await click(inDialog('Continue to the secure page'))
  await eventually(() => expect(location.hash).toBe('#page-of-the-processor'))
  expect(network.calls(LINK)[0]?.body).toEqual({ kind: 'processor', country: 'DE', otp: '12345' })
  expect(toasts()).toEqual([])
})

test('what is missing is told at each field, under the form’s own names', async () => {
  const { network } = await linking()
  await byHand()
  await type(field('country'), 'NG')
  await click(inDialog('Link account'))
  await eventually(() =>
    expect(complaints(find('dialog[open]'))).toEqual({
      holder: 'please enter the name on the account',
      account: 'please enter an account number of 4 to 34 letters and digits',
      bank: 'please enter the name of the bank',
      otp: 'please enter the 5-digit code',
    }),
  )
  expect(network.calls(LINK)).toHaveLength(0)
})

test('a refusal of the account stands at the account, and nothing typed is lost', async () => {
  const { network } = await linking()
  const wrong = [{ field: 'bank_account.account', message: 'That account number has a wrong check digit.' }]
  network.answers(LINK, refused(422, 'invalid', 'Please check it.', wrong))
  await filled()
  await click(inDialog('Link account'))
  await eventually(() =>
    expect(complaints()).toEqual({ account: 'That account number has a wrong check digit.' }),
  )
  expect(['country', 'holder', 'account', 'bank', 'otp'].map((name) => field(name).value)).toEqual([
    'NG',
    'Amara Okafor',
    'ng12 3456-7890',
    'First Bank',
    '12345',
  ])
})

test('after a failure the wallet is asked for anew: the account may be there already', async () => {
  const { network } = await linking()
  network.answers(LINK, refused(503, 'unavailable', 'The payment service is down.'))
  await type(field('country'), 'DE')
  await type(field('otp'), '12345')
  const before = network.calls(WALLET).length
  await click(inDialog('Continue to the secure page'))
  await eventually(() => expect(toasts()).toEqual(['error: The payment service is down.']))
  await eventually(() => expect(network.calls(WALLET).length).toBe(before + 1))
  expect(field('otp').value).toBe('12345')
})

test('who looks at the other way first keeps the country and the code', async () => {
  await linking()
  await type(field('country'), 'DE')
  await type(field('otp'), '12345')
  await byHand()
  expect([field('country').value, field('otp').value]).toEqual(['DE', '12345'])
})

test('ways that could not be had are asked for again', async () => {
  const { network } = await openWallet({ wallet: null })
  network.answers(TYPES, refused(503, 'unavailable', 'Please try again.'), ok(types))
  await click(findText('Link bank account'))
  await eventually(() => expect(find('dialog[open] [role=alert]').textContent).toContain('Please try again.'))
  await click(inDialog('Retry'))
  await eventually(() => expect(labelled('Automatic payouts')).toBeTruthy())
})
