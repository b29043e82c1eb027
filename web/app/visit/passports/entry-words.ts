import { ENTRY_RULE_LABELS } from '@sojourn/contract/ground/entry-rule-words'
import type { EntryKind } from '@sojourn/contract/supply/guide'
import { t } from '@sojourn/contract/words/t'

/** Each rule in a word or two. */
export const ENTRY_NAMES: Record<EntryKind, string> = {
  ...ENTRY_RULE_LABELS,
  own: t('Own country'),
  free_movement: t('May live and work there'),
  unknown: t('Ask the authority'),
}

export const ENTRY_MEANINGS: Record<EntryKind, string> = {
  own: t('The country of this passport.'),
  free_movement: t('No visa is needed to visit, live, work or study.'),
  visa_free: t('No visa is needed for a visit of limited length.'),
  eta: t('You ask for a travel authorisation online before you travel.'),
  visa_on_arrival: t('You get a visa on arrival.'),
  e_visa: t('You apply for the visa online before you travel.'),
  visa_required: t('You apply for a visa before you travel.'),
  no_admission: t('Travellers with this passport are not admitted, as the source has it.'),
  unknown: t('We have no rule for this country.'),
}
