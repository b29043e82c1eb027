import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StartFailure } from '../platform/start-failure.ts'

/** A tax that is added to what people of a country pay. */
export interface TaxRule {
  code: string
  name: string
  /** The percentage has up to three places after the point. */
  percent: number
}

export type TaxRules = Record<string, TaxRule[]>

const example = '{"CA":[{"code":"gst","name":"GST","percent":5}]}'

const Rule = z.strictObject({
  code: z.string().regex(/^[a-z0-9_-]{1,40}$/),
  name: z.string().trim().min(1).max(60),
  percent: z
    .number()
    .gt(0)
    .max(100)
    .refine((percent) => Number.isInteger(thousandths(percent))),
})
const Rules = z
  .record(z.string().regex(/^[A-Z]{2}$/), z.array(Rule).max(5))
  .refine((rules) =>
    Object.values(rules).every((taxes) => new Set(taxes.map(({ code }) => code)).size === taxes.length),
  )

/** In thousandths of a percent, which are whole. */
export const thousandths = (percent: number) => Number((percent * 1000).toFixed(6))

/** The payer's country decides, by `TAX_RULES` for orders and `FEE_TAX_RULES` for our own fees; without one nothing is taxed. */
export function readTaxRules(name: 'TAX_RULES' | 'FEE_TAX_RULES', text: string | undefined): TaxRules {
  if (!text) return {}
  const rules = Rules.safeParse(parse(text))
  if (!rules.success)
    throw new StartFailure(
      `${name} is not right${placeOf(rules.error)}; set it to countries and their taxes, such as ${example}.`,
    )
  const known = knownCountries()
  const unknown = Object.keys(rules.data).find((country) => !known.has(country))
  if (unknown)
    throw new StartFailure(
      `${name} names the country ${unknown}, which is none; set it to countries by their two letters, such as ${example}.`,
    )
  return rules.data
}

function knownCountries() {
  const file = join(import.meta.dirname, '../../data/countries.json')
  return new Set((JSON.parse(readFileSync(file, 'utf8')) as { iso: string }[]).map(({ iso }) => iso))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const placeOf = ({ issues }: z.ZodError) => (issues[0]?.path.length ? ` at ${issues[0].path.join('.')}` : '')
