import type { PassportEntries } from '@sojourn/contract/supply/passports'
import type { Context } from '../../context.ts'
import { findRulesOfPassport } from '../../ground/entry-rules/find-entry-rules.ts'
import { countryNames } from '../../ground/reference/country-names.ts'
import { Refusal } from '../../platform/refusal.ts'
import { decideEntry } from './decide-entry.ts'

/** A passport the source leaves out has no page. */
export async function listPassportEntries(context: Context, code: string): Promise<PassportEntries> {
  const id = code.toUpperCase()
  const countries = await countryNames(context.db)
  const { rules, source } = await findRulesOfPassport(context, id)
  const name = countries.get(id)
  if (!name || rules.length === 0) throw new Refusal('not_found')
  const passport = { id, name }
  const entries = [...rules.map(({ destination }) => destination), id].flatMap((iso) => {
    const destination = { id: iso, name: countries.get(iso) ?? iso }
    const entry = decideEntry({ passports: [passport], residence: null }, destination, rulesTo(iso, rules))
    return entry ? [{ destination, kind: entry.kind, days: entry.days }] : []
  })
  return {
    passport,
    source,
    entries: entries.toSorted((a, b) => a.destination.name.localeCompare(b.destination.name, 'en')),
  }
}

type Rules = Awaited<ReturnType<typeof findRulesOfPassport>>['rules']

const rulesTo = (iso: string, rules: Rules) => rules.filter(({ destination }) => destination === iso)
