import type { Context } from '../../context.ts'
import { countOpenOf } from '../../ground/entry-rules/find-entry-rules.ts'
import { countryNames } from '../../ground/reference/country-names.ts'

export async function listPassports(context: Context) {
  const countries = await countryNames(context.db)
  const counted = await countOpenOf(context)
  return counted
    .map(({ passport, open }) => ({
      id: passport,
      name: countries.get(passport) ?? passport,
      open_count: open,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
