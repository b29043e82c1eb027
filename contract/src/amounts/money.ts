import { z } from 'zod'

/** An amount is in whole minor units of an ISO 4217 currency, and never a float. */
export const Money = z.strictObject({ amount: z.number().int(), currency: z.string().length(3) })
export type Money = z.output<typeof Money>
