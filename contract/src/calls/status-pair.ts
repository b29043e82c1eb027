import { z } from 'zod'

/** A status on the wire is the pair of its code and its label. */
export const Status = z.tuple([z.number().int(), z.string()])
export type Status = z.output<typeof Status>
