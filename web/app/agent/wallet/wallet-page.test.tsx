import type { Earnings } from '@sojourn/contract/money/wallets'
import { expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { aBalance, anEarning, aWallet, earnings, openWallet, WALLET } from '../../../test/earnings.ts'
import { rowsOf } from '../../../test/labelled.ts'
import { falseNetwork, held, ok, refused } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import WalletPage, { meta } from './wallet-page.tsx'

const withdraw = () => findText('Withdraw') as HTMLButtonElement
const stops = () => [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent)

test('the page is the agent’s own, and no search engine keeps it', () => {
  expect(meta()).toEqual([
    { title: expect.stringMatching(/^Wallet · /) },
    { name: 'robots', content: 'noindex' },
  ])
})

test('the way of the money is told stop by stop, in each currency by itself', async () => {
  await openWallet({
    balances: [
      aBalance({ held: 10_000, in_review: 20_000, clearing: 30_050, available: 40_000 }),
      aBalance({ currency: 'JPY', available: 5_001 }),
    ],
  })
  expect(stops()).toEqual([
    'In progress$100.00Held until the work is done',
    'In review$200.00Your client checks the work',
    'Clearing$300.50Accepted; can still be disputed',
    'Available$400.00You can withdraw it',
    'In progress¥0Held until the work is done',
    'In review¥0Your client checks the work',
    'Clearing¥0Accepted; can still be disputed',
    'Available¥5,001You can withdraw it',
  ])
  expect(find('[aria-label="Balances in JPY"]')).toBeTruthy()
})

test.each<[string, Partial<Earnings>, string]>([
  [
    'a pause',
    { pause: { reason: 'Your account changed.', ends_at: null } },
    'Waits while payouts are paused',
  ],
  ['no bank account', { wallet: null }, 'Link your bank account to withdraw it'],
  ['too little', { balances: [aBalance({ available: 100 })] }, 'Too little to withdraw yet'],
])('%s is told where the money is that cannot be withdrawn', async (_, changes, words) => {
  await openWallet({ balances: [aBalance({ available: 40_000 })], ...changes })
  expect(stops().at(-1)).toContain(words)
})

test('what goes to the bank, and what is owed, is told beside it', async () => {
  await openWallet({ balances: [aBalance({ on_its_way: 12_300, debt: 4_500 })] })
  expect(find('[aria-label="Balances in USD"] > p').textContent).toBe(
    '$123.00 is on its way to your bank. You owe $45.00 after a refund or a chargeback. Your next earnings pay it first.',
  )
})

test.each([
  [{ on_its_way: 12_300 }, '$123.00 is on its way to your bank. '],
  [{ debt: 4_500 }, 'You owe $45.00 after a refund or a chargeback. Your next earnings pay it first.'],
])('of %o nothing else is told', async (changes, words) => {
  await openWallet({ balances: [aBalance(changes)] })
  expect(find('[aria-label="Balances in USD"] > p').textContent).toBe(words)
})

test('who owes nothing and waits for nothing reads nothing of it', async () => {
  await openWallet()
  expect(document.querySelector('[aria-label="Balances in USD"] > p')).toBeNull()
})

test.each([
  ['as soon as the least is there', { balances: [aBalance({ available: 2_000 })] }, true],
  ['not below the least', { balances: [aBalance({ available: 1_999 })] }, false],
  ['not while something is owed', { balances: [aBalance({ available: 42_500, debt: 1 })] }, false],
  ['not without a bank account', { wallet: null }, false],
  ['not while the account is looked at', { wallet: aWallet({ status: [-1, 'In Progress'] }) }, false],
  ['not while details of it are missing', { wallet: aWallet({ status: [-3, 'Incomplete'] }) }, false],
  ['not while payouts are paused', { pause: { reason: 'Your account changed.', ends_at: null } }, false],
  [
    'from one balance, whatever is owed in another',
    { balances: [aBalance({ debt: 500 }), aBalance({ currency: 'EUR', available: 9_000 })] },
    true,
  ],
])('one can withdraw %s', async (_when, changes, isOffered) => {
  await openWallet(changes)
  expect(withdraw().disabled).toBe(!isOffered)
})

test('only balances that can be withdrawn from are offered', async () => {
  await openWallet({
    balances: [aBalance({ available: 90_000, debt: 500 }), aBalance({ currency: 'EUR', available: 9_000 })],
  })
  await click(withdraw())
  expect(find('dialog[open]').textContent).toContain('Amount in EUR')
  expect(find('dialog[open]').textContent).not.toContain('Balance')
})

test('a pause says why it is and until when', async () => {
  await openWallet({ pause: { reason: 'Your bank account is new.', ends_at: '2026-02-06T12:00:00.000Z' } })
  expect(document.body.textContent).toContain(
    'Payouts are paused. Your bank account is new. You can withdraw from 6 Feb 2026',
  )
})

test('a pause without an end points to the mail', async () => {
  await openWallet({ pause: { reason: 'Our team looks at your account.', ends_at: null } })
  expect(document.body.textContent).toContain(
    'Payouts are paused. Our team looks at your account. Our team has sent you an email about it.',
  )
})

test('an account that is being checked is looked at again until it is linked', async () => {
  vi.useFakeTimers()
  const network = falseNetwork()
  const looked = earnings({ wallet: aWallet({ status: [-1, 'In Progress'] }) })
  network.answers(WALLET, ok(looked), ok(looked), ok(earnings()))
  await openPage(WalletPage, '/p/agent/wallet')
  await soon(() => expect(document.body.textContent).toContain('Being checked'))
  await pass(3_000)
  await pass(3_000)
  await soon(() => expect(document.body.textContent).toContain('Linked'))
  expect(network.calls(WALLET)).toHaveLength(3)
  await pass(20_000)
  expect(network.calls(WALLET)).toHaveLength(3)
})

const needsDetails = earnings({ wallet: aWallet({ status: [-3, 'Incomplete'] }) })

test('whoever comes back from the page of the processor before its news does, reads it all the same', async () => {
  vi.useFakeTimers()
  const network = falseNetwork()
  network.answers(WALLET, ok(needsDetails), ok(needsDetails), ok(earnings()))
  await openPage(WalletPage, '/p/agent/wallet?back')
  await soon(() => expect(document.body.textContent).toContain('Needs details'))
  await pass(3_000)
  await pass(3_000)
  await soon(() => expect(document.body.textContent).toContain('Linked'))
  expect(network.calls(WALLET)).toHaveLength(3)
})

test.each([
  ['came back without entering all of it is not asked for it for ever', '/p/agent/wallet?back', 20],
  ['was not there is not asked at all', '/p/agent/wallet', 1],
])('an account whose owner %s', async (_who, path, times) => {
  vi.useFakeTimers()
  const network = falseNetwork()
  network.answers(WALLET, ok(needsDetails))
  await openPage(WalletPage, path)
  await soon(() => expect(document.body.textContent).toContain('Needs details'))
  for (let look = 0; look < 30; look++) await pass(3_000)
  expect(network.calls(WALLET)).toHaveLength(times)
})

test('a wallet that could not be had is asked for again, and nothing is offered meanwhile', async () => {
  const network = falseNetwork()
  network.answers(WALLET, refused(503, 'unavailable', 'We are back in a minute.'), ok(earnings()))
  await openPage(WalletPage, '/p/agent/wallet')
  await eventually(() => expect(find('[role=alert]').textContent).toContain('We are back in a minute.'))
  expect(document.body.textContent).not.toContain('Withdraw')
  await click(findText('Retry'))
  await eventually(() => expect(withdraw().disabled).toBe(false))
})

test('before the wallet is there the page says that it loads', async () => {
  const network = falseNetwork()
  const { reply, release } = held(ok(earnings()))
  network.answers(WALLET, reply)
  await openPage(WalletPage, '/p/agent/wallet')
  await eventually(() => expect(find('[role=status]').getAttribute('aria-label')).toBe('Loading'))
  release()
  await eventually(() => expect(withdraw()).toBeTruthy())
})

const ordersTable = () => find('table:has(caption)')

test.each([
  ['held', {}, 'In progress', 'After the work is accepted'],
  ['held', { is_stopped: true }, 'Held by a conflict', 'After the conflict'],
  ['in_review', { available_at: '2026-02-06T12:00:00.000Z' }, 'In review', 'By 6 Feb 2026'],
  ['clearing', { available_at: '2026-02-06T12:00:00.000Z' }, 'Clearing', '6 Feb 2026'],
  [
    'clearing',
    { is_checked: true, available_at: null },
    'Our team checks the payment',
    'Once our team has looked at the gift that paid for it',
  ],
  ['clearing', { is_stopped: true, available_at: null }, 'Held by a conflict', 'After the conflict'],
  [
    ...(['clearing', { is_stopped: true, with_bank: true, available_at: null }] as const),
    ...(['Held by the client’s bank', 'After the bank has decided'] as const),
  ],
] as const)('an order that is %s with %o is “%s”, and available “%s”', async (stage, more, name, when) => {
  await openWallet({ earnings: [anEarning({ stage, ...more })] })
  expect(rowsOf(ordersTable())[0]).toEqual(['Study permitSO-7K3M9QXA', name, when, '$400.00'])
  expect(find('table a').getAttribute('href')).toContain('/p/agent/orders/')
})

test('a long list of orders says that it is cut; a short one does not', async () => {
  await openWallet({ earnings: [anEarning()], has_more_earnings: true })
  expect(document.body.textContent).toContain('Only the first 50 orders are shown.')
})

test('an agent who never earned anything reads what will stand here', async () => {
  await openWallet({ balances: [aBalance()], wallet: null })
  const text = document.body.textContent ?? ''
  expect(text).toContain('No money is on its way.')
  expect(text).toContain('You have not withdrawn anything yet.')
  expect(text).toContain('You have not earned anything yet.')
  expect(text).toContain('Nothing has moved yet.')
  expect(text).not.toContain('Only the first 50 orders are shown.')
})
