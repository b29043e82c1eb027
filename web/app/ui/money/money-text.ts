import { placesOf } from '@sojourn/contract/amounts/money-places'
import { t } from '@sojourn/contract/words/t'
import { signOf } from './sign-of.ts'

const WORDS = {
  price: {
    unreadable: (example: string) => t('please write a price such as {example}', { example }),
    tooSmall: t('price must be greater than 0'),
    tooLarge: t('please enter a smaller price'),
  },
  amount: {
    unreadable: (example: string) => t('please write an amount such as {example}', { example }),
    tooSmall: t('please enter more than 0'),
    tooLarge: t('please enter a smaller amount'),
  },
}

export interface MoneyRules {
  currency: string
  /** Whole minor units; 0 where nothing is an amount too. */
  least: number
  /** It is named so where something is wrong with it. */
  kind: keyof typeof WORDS
}

const MOST_DIGITS = 10

/** Whole minor units of what a person typed or pasted, "$1,250.50" included; null where it is no amount. No float is involved. */
export function parseMoney(text: string, currency: string): number | null {
  const places = placesOf(currency)
  const bare = text.replaceAll(/\s/g, '').replace(currency, '').replace(signOf(currency), '')
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/.exec(bare)
  const fraction = match?.[2] ?? ''
  if (!match || !/\d/.test(bare) || fraction.length > places) return null
  const whole = (match[1] ?? '0').replaceAll(',', '').replace(/^0+(?=\d)/, '')
  return whole.length > MOST_DIGITS ? null : Number(whole + fraction.padEnd(places, '0'))
}

/** `1,250.50` of 125050 cents, `90,000` of as many yen. */
export function moneyText(minor: number, currency: string) {
  const places = placesOf(currency)
  const digits = String(minor).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return places === 0 ? whole : `${whole}.${digits.slice(-places)}`
}

export function moneyProblem(text: string, { currency, least, kind }: MoneyRules): string | undefined {
  if (text.trim() === '') return undefined
  const minor = parseMoney(text, currency)
  const words = WORDS[kind]
  if (minor !== null) return minor < least ? words.tooSmall : undefined
  if (text.replaceAll(/\D/g, '').length > MOST_DIGITS) return words.tooLarge
  return words.unreadable(moneyText(Math.floor(1250.5 * 10 ** placesOf(currency)), currency))
}
