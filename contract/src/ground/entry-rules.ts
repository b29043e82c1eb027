import { z } from 'zod'

/** Whoever shows a rule shows its source too. */
export const EntryRuleSource = z.strictObject({
  title: z.string(),
  author: z.string(),
  licence: z.string(),
  url: z.string(),
  /** The day they were true, YYYY-MM-DD. */
  as_of: z.string(),
})
export type EntryRuleSource = z.output<typeof EntryRuleSource>
