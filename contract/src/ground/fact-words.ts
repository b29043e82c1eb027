/** What is known about a visa, in the order it is shown, and what people call it. */
export const FACT_NAMES = {
  fees: 'Government fee',
  other_costs: 'Other costs',
  time: 'Typical time',
  stay: 'Length of stay',
  may_work: 'Work',
  may_bring_family: 'Family',
  age: 'Age',
  nationalities: 'Passports',
  language: 'Language',
  money: 'Money to show',
  extend: 'Extension',
  settlement: 'Leads to settlement',
  apply_from: 'Where you apply',
} as const

export type FactKind = keyof typeof FACT_NAMES
export const FACT_KINDS = Object.keys(FACT_NAMES) as [FactKind, ...FactKind[]]

/** Who pays an item: the applicant, who comes along, everybody for themselves, or the employer or host. */
export const PAYERS = {
  main: 'main applicant',
  partner: 'partner',
  child: 'child',
  each: 'each person',
  sponsor: 'employer or sponsor',
} as const
export type Payer = keyof typeof PAYERS

export const ANSWERS = { no: 'No', limited: 'With limits', yes: 'Yes' } as const
export type Answer = keyof typeof ANSWERS

export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

export const PLACES_TO_APPLY = {
  abroad: 'from abroad',
  inside: 'inside the country',
  border: 'at the border',
  online: 'online',
} as const
export type PlaceToApply = keyof typeof PLACES_TO_APPLY
