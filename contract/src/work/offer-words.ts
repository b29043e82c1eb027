import { placesOf } from '../amounts/money-places.ts'

/** Browser and server share this plain data. */
export const OFFER_DAYS = { least: 1, most: 30, usual: 7 } as const
export const MOST_REVISIONS = 20
export const ANSWER_LENGTH = 1000
/** Extras of both sides count together. */
export const MOST_OPEN_EXTRAS = 3
export const MOST_EXTRA_DAYS = 365

/** The least and the most of a stage are in whole units of the currency. */
export const OFFER_CURRENCIES = {
  USD: { least: 20, most: 100_000 },
  EUR: { least: 20, most: 100_000 },
  GBP: { least: 15, most: 80_000 },
  CAD: { least: 25, most: 140_000 },
  AUD: { least: 30, most: 150_000 },
  JPY: { least: 3000, most: 15_000_000 },
  KWD: { least: 6, most: 30_000 },
} as const
export type OfferCurrency = keyof typeof OFFER_CURRENCIES
export const isOfferCurrency = (currency: string): currency is OfferCurrency =>
  Object.hasOwn(OFFER_CURRENCIES, currency)

export const currenciesOfOffers = Object.keys(OFFER_CURRENCIES) as [OfferCurrency, ...OfferCurrency[]]

const unit = (currency: OfferCurrency) => 10 ** placesOf(currency)

export const leastOf = (currency: OfferCurrency) => OFFER_CURRENCIES[currency].least * unit(currency)
export const mostOf = (currency: OfferCurrency) => OFFER_CURRENCIES[currency].most * unit(currency)

/** Cards charge the last of three decimal places as nothing but a zero. */
export const isChargeable = (amount: number, currency: OfferCurrency) =>
  placesOf(currency) < 3 || amount % 10 === 0

/** Whole units with their thousands apart, as sentences on limits have them. */
export const wholeWords = (currency: OfferCurrency, which: 'least' | 'most') =>
  `${OFFER_CURRENCIES[currency][which].toLocaleString('en')} ${currency}`
