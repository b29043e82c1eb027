import type { EntryKind } from '@sojourn/contract/supply/guide'
import type { Entry } from '@sojourn/contract/supply/passports'

/** In the order of the table and the key of the map: the easiest first. */
export const ENTRY_ORDER = [
  'own',
  'free_movement',
  'visa_free',
  'eta',
  'visa_on_arrival',
  'e_visa',
  'visa_required',
  'no_admission',
  'unknown',
] as const satisfies readonly EntryKind[]

/** The destinations by rule, the easiest first; rules without a destination are left out. */
export const groupEntries = (entries: readonly Entry[]) =>
  ENTRY_ORDER.map((kind) => ({ kind, entries: entries.filter((entry) => entry.kind === kind) })).filter(
    (group) => group.entries.length > 0,
  )

const WITHOUT_VISA: readonly EntryKind[] = ['free_movement', 'visa_free', 'eta', 'visa_on_arrival']

/** How many countries one can enter without applying for a visa beforehand. */
export const countOpen = (entries: readonly Entry[]) =>
  entries.filter(({ kind }) => WITHOUT_VISA.includes(kind)).length
