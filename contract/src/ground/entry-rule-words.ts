import { t } from '../words/t.ts'

/** The easiest rule stands first. */
export const ENTRY_RULES = [
  'visa_free',
  'visa_on_arrival',
  'eta',
  'e_visa',
  'visa_required',
  'no_admission',
] as const
export type EntryRuleName = (typeof ENTRY_RULES)[number]

export const ENTRY_RULE_LABELS: Record<EntryRuleName, string> = {
  visa_free: t('No visa needed'),
  visa_on_arrival: t('Visa on arrival'),
  eta: t('Travel authorisation'),
  e_visa: t('E-visa'),
  visa_required: t('Visa needed'),
  no_admission: t('No admission'),
}
