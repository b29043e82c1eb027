import type { Payment } from '@sojourn/contract/money/payments'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  aCoupon,
  aPayment,
  openCheckout,
  payButton,
  REF,
  TOTALS,
  toasts,
  usd,
} from '../../../test/checkout.tsx'
import { pass, soon } from '../../../test/clock.ts'
import { cut, held, ok, type Reply, refused } from '../../../test/network.ts'
import { click, find, findText, type } from '../../../test/render.tsx'

const scrollIntoView = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  scrollIntoView.mockReset()
  // Not there in jsdom.
  Object.assign(HTMLElement.prototype, { scrollIntoView })
})

const WORTH = 2000

/** Each takes twenty dollars off; the server names those it was told of. */
const totals: Reply = (call) => {
  const { coupons } = call.body as { coupons: string[] }
  return ok(
    aPayment({
      coupons: coupons.map((code): Payment['coupons'][number] => ({
        code,
        kind: 'promo',
        amount: usd(WORTH),
      })),
      amount: usd(50_000 - coupons.length * WORTH),
    }),
  )(call)
}

async function open(given: Parameters<typeof openCheckout>[0] = {}) {
  const page = await openCheckout(given)
  page.network.answers(TOTALS, totals)
  return { ...page, sent: () => page.network.calls(TOTALS).map(({ body }) => body) }
}

const field = () => find<HTMLInputElement>('dialog form input')
const send = () => act(async () => find<HTMLFormElement>('dialog form').requestSubmit())
const vouchers = () => [...document.querySelectorAll<HTMLButtonElement>('dialog li button[aria-pressed]')]
const voucher = (code: string) => {
  const found = vouchers().find(({ textContent }) => textContent.startsWith(code))
  if (!found) throw new Error(`No voucher ${code}`)
  return found
}
const pays = (text: string) => soon(() => expect(payButton().textContent).toBe(text))

async function enter(code: string) {
  await type(field(), code)
  await send()
}

test('a code that is typed comes off, stands on the slip, and can be taken away again', async () => {
  const { sent } = await open()
  expect(payButton().textContent).toBe('Pay $500.00')
  await enter('  HELLO  ')
  await pays('Pay $480.00')
  expect(find('dialog dl').textContent).toContain('Coupon HELLO')
  expect(field().value).toBe('')
  await click(voucher('HELLO'))
  await pays('Pay $500.00')
  expect(vouchers()).toEqual([])
  expect(sent()).toEqual([{ coupons: ['HELLO'] }, { coupons: [] }])
})

test('a second coupon comes off beside the first, and each can be taken away alone', async () => {
  const { sent } = await open()
  await enter('FIRST')
  await pays('Pay $480.00')
  await enter('SECOND')
  await pays('Pay $460.00')
  await click(voucher('FIRST'))
  await pays('Pay $480.00')
  expect(voucher('SECOND').getAttribute('aria-pressed')).toBe('true')
  expect(sent()).toEqual([{ coupons: ['FIRST'] }, { coupons: ['FIRST', 'SECOND'] }, { coupons: ['SECOND'] }])
})

test('the same code typed again counts once', async () => {
  const { sent } = await open()
  await enter('FIRST')
  await enter('FIRST')
  await pays('Pay $480.00')
  expect(sent().at(-1)).toEqual({ coupons: ['FIRST'] })
})

test('a wrong code is said to be wrong beside its field, and changes nothing else', async () => {
  const { network } = await open()
  await enter('FIRST')
  await pays('Pay $480.00')
  const message = 'We know no coupon NO-SUCH-CODE.'
  const errors = [{ field: 'coupons', message }]
  network.answers(TOTALS, refused(422, 'invalid_fields', 'Please check the highlighted fields.', errors))
  await enter('NO-SUCH-CODE')
  const note = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')
  await soon(() => expect(note()?.textContent).toBe(message))
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().value).toBe('NO-SUCH-CODE')
  expect(payButton().textContent).toBe('Pay $480.00')
  expect(voucher('FIRST').getAttribute('aria-pressed')).toBe('true')
  expect(scrollIntoView).toHaveBeenCalledOnce()
  expect(toasts()).toEqual([])
  await type(field(), 'NO-SUCH-COD')
  expect(field().getAttribute('aria-invalid')).toBe(null)
})

test.each([
  [
    'the server refuses',
    refused(409, 'not_now', 'A payment of this is under way.'),
    'A payment of this is under way.',
  ],
  ['the network is away', cut, 'Error occurred, try again'],
])('where %s, it is said in the same place', async (_, reply, sentence) => {
  const { network } = await open()
  network.answers(TOTALS, reply)
  await enter('FIRST')
  await pass(2100)
  await soon(() => expect(find('dialog form').textContent).toContain(sentence))
})

test('nobody pays while the amount is worked out, nor sends a code twice', async () => {
  const { network, sent } = await open()
  const answer = held(totals)
  network.answers(TOTALS, answer.reply)
  await enter('FIRST')
  await send()
  expect(payButton().disabled).toBe(true)
  expect(findText('Apply').getAttribute('aria-busy')).toBe('true')
  answer.release()
  await pays('Pay $480.00')
  expect(payButton().disabled).toBe(false)
  expect(sent()).toHaveLength(1)
})

test('coupons of one’s own are there to press; one kept for another payment is not, nor one in another money', async () => {
  const { sent } = await open({
    coupons: [
      aCoupon('MINE'),
      aCoupon('HERE', { reserved_for: REF }),
      aCoupon('THERE', { reserved_for: 'PAY-OTHER123' }),
      aCoupon('EUROS', { balance: { amount: 2000, currency: 'EUR' } }),
    ],
  })
  expect(vouchers().map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['MINE$20.00 off', false],
    ['HERE$20.00 off', false],
    ['THEREReserved for another payment', true],
  ])
  await click(voucher('MINE'))
  await pays('Pay $480.00')
  expect(voucher('MINE').getAttribute('aria-pressed')).toBe('true')
  expect(vouchers()).toHaveLength(3)
  expect(sent()).toEqual([{ coupons: ['MINE'] }])
})

test('which coupons are left is asked for anew once one is taken', async () => {
  const { network } = await open({ coupons: [aCoupon('MINE')] })
  await click(voucher('MINE'))
  await soon(() => expect(network.calls('GET /coupons')).toHaveLength(2))
})

test('one that covers it all leaves nothing to pay: no card is asked for', async () => {
  const { network } = await open()
  network.answers(
    TOTALS,
    ok(aPayment({ amount: usd(0), coupons: [{ code: 'ALL', kind: 'credit', amount: usd(50_000) }] })),
  )
  await enter('ALL')
  await pays('Complete the order')
  expect(find('dialog').textContent).toContain('Nothing is left to pay, so no card is needed.')
  expect(document.querySelector('dialog input[type=radio]')).toBe(null)
})
