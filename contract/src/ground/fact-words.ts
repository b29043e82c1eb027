import { t } from '../words/t.ts'

/** The order is the one in which facts are shown. */
export const FACT_NAMES = {
  fees: t('Government fee'),
  other_costs: t('Other costs'),
  time: t('Typical time'),
  stay: t('Length of stay'),
  may_work: t('Work'),
  may_bring_family: t('Family'),
  age: t('Age'),
  nationalities: t('Passports'),
  language: t('Language'),
  money: t('Money to show'),
  extend: t('Extension'),
  settlement: t('Leads to settlement'),
  apply_from: t('Where you apply'),
} as const

export type FactKind = keyof typeof FACT_NAMES
export const FACT_KINDS = Object.keys(FACT_NAMES) as [FactKind, ...FactKind[]]

export const PAYERS = {
  main: t('main applicant'),
  partner: t('partner'),
  child: t('child'),
  each: t('each person'),
  sponsor: t('employer or sponsor'),
} as const
export type Payer = keyof typeof PAYERS

export const ANSWERS = { no: t('No'), limited: t('With limits'), yes: t('Yes') } as const
export type Answer = keyof typeof ANSWERS

export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

export const PLACES_TO_APPLY = {
  abroad: t('from abroad'),
  inside: t('inside the country'),
  border: t('at the border'),
  online: t('online'),
} as const
export type PlaceToApply = keyof typeof PLACES_TO_APPLY
