import { formatDay } from '@sojourn/contract/dates/format-day'
import type { EntryToCountry } from '@sojourn/contract/supply/passports'
import { type Language, SOURCE } from '@sojourn/contract/words/languages'
import type { Context } from '../../context.ts'
import { findEntryRules } from '../../ground/entry-rules/find-entry-rules.ts'
import { countryNames } from '../../ground/reference/country-names.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ownName } from '../../platform/words/own-names.ts'
import { shortDayIn } from '../../platform/words/value-in.ts'
import { decideEntry } from './decide-entry.ts'
import { guideWords } from './guide-words.ts'

export async function showPassportEntry(
  context: Context,
  { id, destination }: { id: string; destination: string },
  language: Language,
): Promise<EntryToCountry> {
  const countries = await countryNames(context.db)
  const say = guideWords(language)
  const [passport, place] = [id, destination].map((code) => {
    const iso = code.toUpperCase()
    const name = countries.get(iso)
    return name && { id: iso, name: ownName(language, iso, name) }
  })
  if (!passport || !place) throw new Refusal('not_found')
  const { rules, source } = await findEntryRules(context, [passport.id], place.id)
  const entry = decideEntry({ passports: [passport], residence: null }, place, rules, say)
  if (!entry) throw new Refusal('not_found')
  const { title, author, licence, as_of } = source
  const day = language === SOURCE ? formatDay(as_of) : shortDayIn(language, as_of)
  return {
    ...entry,
    source,
    sourced: say('{title} by {author} ({licence}), as of {day}', { title, author, licence, day }),
  }
}
