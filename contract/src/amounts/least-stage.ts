import { placesOf } from './money-places.ts'

/** What a stage costs at least: 20 whole units of its currency, in minor units. */
export const leastStageIn = (currency: string) => 20 * 10 ** placesOf(currency)
