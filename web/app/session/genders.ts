import type { Account } from '@sojourn/contract/people/account'

type Gender = NonNullable<Account['gender']>

const words: Record<Gender, string> = {
  female: 'Female',
  male: 'Male',
  other: 'Other',
  undisclosed: 'I prefer not to say',
}

export const GENDERS_IN_WORDS = Object.entries(words).map(([value, label]) => ({ value, label }))
