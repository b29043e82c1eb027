import { z } from 'zod'

/** The schema of a status on the wire. */
export const Status = z.tuple([z.number().int(), z.string()])
