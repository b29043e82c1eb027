import { z } from 'zod'

/** Whole minor units and an ISO 4217 code: never a float. */
export const Money = z.strictObject({ amount: z.number().int(), currency: z.string().length(3) })
export type Money = z.output<typeof Money>
