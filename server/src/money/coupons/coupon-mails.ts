import { PRODUCT } from '@sojourn/contract/calls/names'
import { clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Letters, WriteLetter } from '../../ground/facts/letters.ts'
import { dayInWords } from '../../platform/mail/writing/moment-in-words.ts'
import { writeMoney } from '../../platform/write-money.ts'

interface Given {
  /** The key is the one of the entry in the audit log. */
  key: string
  codes: string[]
  amount: number
  currency: string
  expires_at: Date
}

declare module '../../ground/facts/along.ts' {
  interface Along {
    coupons_given: Given
  }
}

const given: WriteLetter<'coupons_given'> = ({ along }, { to: { first_name, zone } }) => {
  const { key, codes, amount, currency, expires_at } = along
  const worth = writeMoney(amount, currency)
  const isOne = codes.length === 1
  const until = dayInWords(expires_at, zone)
  return {
    key: `audit:${key}:promos`,
    subject: isOne
      ? `A coupon of ${worth} for you on ${PRODUCT}`
      : `${codes.length} coupons of ${worth} for you on ${PRODUCT}`,
    heading: `A gift for you, ${first_name}`,
    paragraphs: [
      isOne
        ? `A coupon of ${worth} is in your account. You can pay for any order with it until ${until}.`
        : `${codes.length} coupons of ${worth} each are in your account. You can pay for any order with them until ${until}.`,
    ],
    ...(isOne && codes[0] && { code: codes[0] }),
    action: { label: 'See your coupons', path: clientPaths.coupons() },
  }
}

export const couponLetters: Letters = { coupons_given: { given } }
