import { clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Letter } from '../../../ground/facts/letters.ts'
import { showMoney } from '../show-money.ts'

interface Client {
  first_name: string
}

interface Asked {
  id: string
  amount: number
  currency: string
}

const action = { label: 'See your coupons', path: clientPaths.coupons() }

export const creditPaidMail = ({ first_name }: Client, { id, amount, currency }: Asked): Letter => ({
  key: `coupon_refund:${id}:paid`,
  action,
  subject: `Your credit of ${showMoney(amount, currency)} is paid out`,
  heading: `Your money is on its way, ${first_name}`,
  paragraphs: [
    `We have paid out your credit of ${showMoney(amount, currency)} by bank transfer. It takes a few days to arrive.`,
  ],
})

export const creditRefusedMail = (
  { first_name }: Client,
  { id, amount, currency, by }: Asked & { by: 'team' | 'bank' },
  reason: string,
): Letter => ({
  key: `coupon_refund:${id}:refused`,
  action,
  subject: `Your credit of ${showMoney(amount, currency)} is not paid out`,
  heading: `We could not pay out your credit, ${first_name}`,
  ...(by === 'bank'
    ? { paragraphs: [reason, 'What is left of this credit is yours for any order.'] }
    : {
        paragraphs: [
          `The ${showMoney(amount, currency)} are still yours. You can use them for any order.`,
          'The reason our team gave:',
        ],
        quote: reason,
      }),
})
