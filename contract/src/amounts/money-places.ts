const NONE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const THREE = 'BHD IQD JOD KWD LYD OMR TND'

const PLACES = new Map([
  ...NONE.split(' ').map((currency) => [currency, 0] as const),
  ...THREE.split(' ').map((currency) => [currency, 3] as const),
])

/**
 * ISO 4217 says how many decimal places of a currency are minor units. Formatters of languages know how
 * people write prices, which is not the same: a forint has 100 fillér in every book, and in no shop.
 */
export const placesOf = (currency: string) => PLACES.get(currency) ?? 2
