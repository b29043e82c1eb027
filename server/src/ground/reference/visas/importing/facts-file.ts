import { FeeItem } from '@sojourn/contract/ground/visa-facts'
import { z } from 'zod'

const Source = z.object({ address: z.string(), kind: z.string(), page_date: z.string() })

const found = <T extends z.ZodType>(value: T) =>
  z
    .object({
      value,
      sources: z.array(Source).min(1, 'must name a source'),
      confidence: z.enum(['sure', 'likely', 'unsure'], 'must be sure, likely or unsure'),
    })
    .optional()

/** Somebody found these out, each value with its sources and how sure it is. Other fields of the file are not read. */
export const FactsFile = z.array(
  z.object({
    /** It is a country, or the name of a shared file. */
    country: z.string(),
    code: z.string(),
    fees: found(z.array(FeeItem).min(1, 'must name at least one fee')),
    time: found(
      z.object({
        min_days: z.number().int().optional(),
        max_days: z.number().int().optional(),
        /** "By country of residence, in weeks: India 6, China 4" is read; other words are not. */
        text: z.string().optional(),
      }),
    ),
  }),
)
export type FoundVisa = z.output<typeof FactsFile>[number]
export type FoundSource = z.output<typeof Source>
