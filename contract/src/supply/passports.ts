import { z } from 'zod'
import { defineCall, list, one } from '../calls/call.ts'
import { EntryRuleSource } from '../ground/entry-rules.ts'
import { CountryIso } from '../ground/reference.ts'
import { ENTRY_KINDS, GuideEntry } from './guide.ts'

const Place = z.strictObject({ id: z.string(), name: z.string() })

export const Entry = z.strictObject({
  destination: Place,
  kind: z.enum(ENTRY_KINDS),
  /** It is null where that is not limited, or the source does not say. */
  days: z.number().int().nullable(),
})
export type Entry = z.output<typeof Entry>

export const PassportEntries = z.strictObject({
  passport: Place,
  source: EntryRuleSource,
  /** The list is sorted by the name of the destination. */
  entries: z.array(Entry),
})
export type PassportEntries = z.output<typeof PassportEntries>

export const listPassportEntries = defineCall({
  method: 'GET',
  path: '/passports/{id}/entries',
  summary: 'What a passport needs for every country that the entry rules know.',
  who: 'anyone',
  sameForAll: true,
  keepSeconds: 60,
  params: z.object({ id: CountryIso }),
  reply: one(PassportEntries),
})

export const EntryToCountry = GuideEntry.extend({
  source: EntryRuleSource,
  sourced: z.string(),
})
export type EntryToCountry = z.output<typeof EntryToCountry>

export const showPassportEntry = defineCall({
  method: 'GET',
  path: '/passports/{id}/entries/{destination}',
  summary: 'What a passport needs for one country, in a sentence with its source.',
  who: 'anyone',
  sameForAll: true,
  worded: true,
  keepSeconds: 60,
  params: z.object({ id: CountryIso, destination: CountryIso }),
  reply: one(EntryToCountry),
})

export const listPassports = defineCall({
  method: 'GET',
  path: '/passports',
  summary:
    'All passports that the entry rules know, by name, each with how many countries it opens without a visa application.',
  who: 'anyone',
  sameForAll: true,
  keepSeconds: 60,
  reply: list(Place.extend({ open_count: z.number().int() })),
})
