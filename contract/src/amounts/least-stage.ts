import { placesOf } from './money-places.ts'

export const leastStageIn = (currency: string) => 20 * 10 ** placesOf(currency)
