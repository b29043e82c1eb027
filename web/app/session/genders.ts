import type { Account } from '@sojourn/contract/people/account'
import { t } from '@sojourn/contract/words/t'

type Gender = NonNullable<Account['gender']>

const words: Record<Gender, string> = {
  female: t('Female'),
  male: t('Male'),
  other: t('Other'),
  undisclosed: t('I prefer not to say'),
}

export const GENDERS_IN_WORDS = Object.entries(words).map(([value, label]) => ({ value, label }))
