import { z } from 'zod'

/** What authorities decided on what was applied for through this site; null where too few decisions were recorded. */
export const ApprovalShare = z
  .strictObject({
    approved: z.number().int(),
    decisions: z.number().int(),
    /** So many months back they were recorded. */
    months: z.number().int(),
  })
  .nullable()
export type ApprovalShare = z.output<typeof ApprovalShare>
