/** Stripe charges at least this, in minor units; https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const LEAST: Record<string, number> = {
  AED: 200,
  BGN: 100,
  CZK: 1500,
  DKK: 250,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300,
  THB: 1000,
}
const USUAL = 50

export const leastAmount = (currency: string) => LEAST[currency] ?? USUAL
