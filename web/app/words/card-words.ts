import type { PaymentMethod } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'

/** `Visa ending in 4242`. */
export const cardName = ({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>) =>
  t('{brand} ending in {digits}', { brand: brandName(brand), digits: last4 })

const known: Record<string, string> = { amex: 'American Express', jcb: 'JCB', unionpay: 'UnionPay' }

/** Processors write brands in small letters. */
export const brandName = (brand: string) =>
  known[brand.toLowerCase()] ?? brand.charAt(0).toUpperCase() + brand.slice(1)

/** `08/2028`, as it stands on the card. */
export const expiryWords = ({ expires_at }: Pick<PaymentMethod, 'expires_at'>) =>
  `${expires_at.slice(5, 7)}/${expires_at.slice(0, 4)}`

/** Its last day is over everywhere on Earth or only here: the processor has the last word. */
export const isExpired = ({ expires_at }: Pick<PaymentMethod, 'expires_at'>, now = new Date()) =>
  expires_at < now.toISOString().slice(0, 10)
