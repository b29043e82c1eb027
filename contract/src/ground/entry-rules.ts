import { z } from 'zod'

/** Where the rules are from; whoever shows a rule shows this too. */
export const EntryRuleSource = z.strictObject({
  title: z.string(),
  author: z.string(),
  licence: z.string(),
  url: z.string(),
  /** The day they were true, YYYY-MM-DD. */
  as_of: z.string(),
})
export type EntryRuleSource = z.output<typeof EntryRuleSource>
