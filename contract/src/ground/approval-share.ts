import { z } from 'zod'

/** Null means that too few decisions were recorded on applications made through this site. */
export const ApprovalShare = z
  .strictObject({
    approved: z.number().int(),
    decisions: z.number().int(),
    months: z.number().int(),
  })
  .nullable()
export type ApprovalShare = z.output<typeof ApprovalShare>
