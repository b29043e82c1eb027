import { expect, test } from 'vitest'
import { aWithdrawal, openWallet, PAYOUT_ID, WALLET } from '../../../test/earnings.ts'
import { rowsOf } from '../../../test/labelled.ts'
import { held, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'

const CANCEL = `POST /wallets/withdrawals/${PAYOUT_ID}/cancel`
const inDialog = (words: string) => findText(words, 'dialog[open] button')
const list = () =>
  [...document.querySelectorAll('table')].find((one) => one.caption?.textContent === 'Your withdrawals')
const row = () => rowsOf(list())[0] ?? []

const BACK = 'The money is in your wallet again. You can withdraw it again.'

test.each([
  ['pending', 'Waiting', ''],
  ['accepted', 'On its way', ''],
  ['processed', 'Paid', ''],
  ['rejected', 'Not sent', BACK],
  ['failed', 'Failed', BACK],
  ['cancelled', 'Cancelled', ''],
] as const)(
  'a withdrawal that is %s is called “%s”, and where it came back it says so',
  async (slug, name, more) => {
    await openWallet({ payouts: [aWithdrawal({ slug })] })
    expect(row()[0]).toBe(`PO-7K3M9QXA•••• 4242${more}`)
    expect([...(list()?.querySelectorAll('small') ?? [])].every(({ textContent }) => textContent)).toBe(true)
    expect(row().slice(1, 4)).toEqual([expect.stringContaining('3 Feb 2026'), name, '$425.00'])
  },
)

test('one that the bank sent back is told from one that never arrived', async () => {
  await openWallet({
    payouts: [aWithdrawal({ slug: 'failed', is_returned: true, reason: 'Account closed.' })],
  })
  expect(row()[2]).toBe('Returned by bank')
  expect(row()[0]).toBe(`PO-7K3M9QXA•••• 4242Account closed.${BACK}`)
})

test('one that paid what its agent owed says so, and does not lead to withdrawing again', async () => {
  const paid = (amount: number) => aWithdrawal({ slug: 'rejected', paid_debt: { amount, currency: 'USD' } })
  await openWallet({ payouts: [paid(42_500), { ...paid(2_500), id: 'p2' }] })
  const [whole, part] = rowsOf(list()).map(([about]) => about)
  expect(whole).toBe('PO-7K3M9QXA•••• 4242It paid $425.00 of what you owed.')
  expect(part).toBe('PO-7K3M9QXA•••• 4242$25.00 of it paid what you owed. The rest is in your wallet again.')
})

test('one that a schedule made says so', async () => {
  await openWallet({ payouts: [aWithdrawal({ asked_by: 'schedule' })] })
  expect(row()[0]).toContain('By your schedule')
})

test('one that our team tries again says so', async () => {
  await openWallet({ payouts: [aWithdrawal({ asked_by: 'staff' })] })
  expect(row()[0]).toContain('By our team')
})

test('one that may not be cancelled any more has no button for it', async () => {
  await openWallet({ payouts: [aWithdrawal({ may: ['other'] })] })
  expect(list()?.querySelector('button')).toBeNull()
})

async function cancelAsked() {
  const opened = await openWallet({ payouts: [aWithdrawal({ may: ['cancel'] })] })
  await click(findText('Cancel PO-7K3M9QXA'))
  return opened
}

test('who cancels is asked first, and reads what becomes of the money', async () => {
  const { network } = await cancelAsked()
  expect(find('dialog[open]').textContent).toContain('Cancel this withdrawal?')
  expect(find('dialog[open]').textContent).toContain('The money is available again at once.')
  await click(inDialog('Keep it'))
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(network.calls(CANCEL)).toHaveLength(0)
})

test('a withdrawal is cancelled once, and the wallet is asked for anew', async () => {
  const { network } = await cancelAsked()
  const { reply, release } = held(ok(aWithdrawal({ slug: 'cancelled' })))
  network.answers(CANCEL, reply)
  const before = network.calls(WALLET).length
  const button = inDialog('Cancel withdrawal')
  await click(button)
  await click(button)
  release()
  await eventually(() => expect(toasts()).toEqual(['success: The withdrawal is cancelled']))
  await eventually(() => expect(network.calls(WALLET).length).toBe(before + 1))
  expect(network.calls(CANCEL)).toHaveLength(1)
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('one that went to the bank meanwhile is told, and the question stays', async () => {
  const { network } = await cancelAsked()
  network.answers(CANCEL, refused(409, 'payout_state', 'It is on its way to your bank.'))
  await click(inDialog('Cancel withdrawal'))
  await eventually(() => expect(toasts()).toEqual(['error: It is on its way to your bank.']))
  expect(find('dialog[open]').textContent).toContain('Cancel this withdrawal?')
})

test('what waits says why', async () => {
  const waits = 'It is on its way: we are waiting for our bank. You do not have to do anything.'
  await openWallet({ payouts: [aWithdrawal({ waits_for: waits })] })
  expect(document.body.textContent).toContain(waits)
})
