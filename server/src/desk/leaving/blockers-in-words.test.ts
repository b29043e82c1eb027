import { expect, test } from 'vitest'
import { englishLeft } from '../../../test/letters/english-left.ts'
import { TRANSLATED } from '../../platform/words/read-catalogue.ts'
import { sayAll } from '../../platform/words/say.ts'

const REASONS = [
  'You have an open order as a client. Finish or cancel it first.',
  'You have 3 open orders as a client. Finish or cancel them first. You have an open order from clients. Finish or cancel it first.',
  'You have 12 open orders from clients. Finish or cancel them first.',
  'A bank is looking into a payment for one of your orders. Please wait until it has decided.',
  'The law requires us to keep one of your orders for now. Please write to us if you have questions.',
  'You have 12.00 USD of credit left: use it, or get it back as money on its page under Coupons. help@sojourn.example helps with that.',
  'You owe 12.00 USD after a chargeback: pay it by card under Coupons. help@sojourn.example helps with that.',
  'You have a payment or a refund in progress. Please wait until it is done.',
  'A refund of yours did not reach your card. Choose among your payments where the money goes, and wait until it is done.',
  'You have a paid plan. Cancel it first.',
  'Your account is suspended, so please write to help@sojourn.example to settle this.',
  'You owe money after a refund or a chargeback. Please write to us to settle it.',
  'You have earnings in your wallet. Please withdraw them, and wait until they have arrived.',
  'You have earnings in your wallet. Please withdraw them, and wait until they have arrived. If your bank does not take so little, please write to help@sojourn.example.',
  'Your bank may send your last payout back until 12 December 2026. Your account stays until then, so that the money finds you.',
]

test.each(TRANSLATED)('what stands against leaving is told in %s', (language) => {
  for (const reason of REASONS) {
    const said = sayAll(language, reason, 'parts')
    expect(said).not.toBe(reason)
    expect(englishLeft(reason, said), reason).toEqual([])
  }
})
