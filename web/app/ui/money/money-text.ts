import { t } from '@sojourn/contract/words/t'
export const PRICE_MISSING = t('please input a price')
export const PRICE_TOO_SMALL = t('price must be greater than 0')
const PRICE_UNREADABLE = t('please write a price such as 1,250.50')
const PRICE_TOO_LARGE = t('please enter a smaller price')

const MOST_DIGITS = 10

/** Whole minor units of what a person typed or pasted, "$1,250.50" included; null where it is no amount. No float is involved. */
export function parseMoney(text: string): number | null {
  const bare = text.replaceAll(/[\s$\u00a0\u202f]/g, '')
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?$/.exec(bare)
  if (!match || !/\d/.test(bare)) return null
  const whole = (match[1] ?? '0').replaceAll(',', '').replace(/^0+(?=\d)/, '')
  return whole.length > MOST_DIGITS ? null : Number(whole + (match[2] ?? '').padEnd(2, '0'))
}

/** `1,250.50` of 125050. */
export function moneyText(minor: number) {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`
}

export function priceProblem(text: string): string | undefined {
  if (text.trim() === '') return PRICE_MISSING
  const minor = parseMoney(text)
  if (minor === null)
    return text.replaceAll(/\D/g, '').length > MOST_DIGITS ? PRICE_TOO_LARGE : PRICE_UNREADABLE
  return minor > 0 ? undefined : PRICE_TOO_SMALL
}
