import { ENTRY_RULE_LABELS } from '@sojourn/contract/ground/entry-rule-words'
import type { EntryKind } from '@sojourn/contract/supply/guide'

/** Each rule in a word or two. */
export const ENTRY_NAMES: Record<EntryKind, string> = {
  ...ENTRY_RULE_LABELS,
  own: 'Own country',
  free_movement: 'May live and work there',
  unknown: 'Ask the authority',
}

/** What each rule means for a traveller. */
export const ENTRY_MEANINGS: Record<EntryKind, string> = {
  own: 'The country of this passport.',
  free_movement: 'No visa is needed to visit, live, work or study.',
  visa_free: 'No visa is needed for a visit of limited length.',
  eta: 'You ask for a travel authorisation online before you travel.',
  visa_on_arrival: 'You ask for a visa when you arrive.',
  e_visa: 'You apply for the visa online before you travel.',
  visa_required: 'You apply for a visa before you travel.',
  no_admission: 'Travellers with this passport are not admitted, as the source has it.',
  unknown: 'The source has no rule.',
}
