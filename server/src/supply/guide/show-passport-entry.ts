import { formatDay } from '@sojourn/contract/dates/format-day'
import type { EntryToCountry } from '@sojourn/contract/supply/passports'
import type { Context } from '../../context.ts'
import { findEntryRules } from '../../ground/entry-rules/find-entry-rules.ts'
import { countryNames } from '../../ground/reference/country-names.ts'
import { Refusal } from '../../platform/refusal.ts'
import { decideEntry } from './decide-entry.ts'

/** What a passport needs for one country, in the guide's own words. */
export async function showPassportEntry(
  context: Context,
  { id, destination }: { id: string; destination: string },
): Promise<EntryToCountry> {
  const countries = await countryNames(context.db)
  const [passport, place] = [id, destination].map((code) => {
    const iso = code.toUpperCase()
    const name = countries.get(iso)
    return name && { id: iso, name }
  })
  if (!passport || !place) throw new Refusal('not_found')
  const { rules, source } = await findEntryRules(context, [passport.id], place.id)
  const entry = decideEntry({ passports: [passport], residence: null }, place, rules)
  if (!entry) throw new Refusal('not_found')
  const { title, author, licence, as_of } = source
  return { ...entry, source, sourced: `${title} by ${author} (${licence}), as of ${formatDay(as_of)}` }
}
