import { PASSWORD_LENGTH } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
export const passwordRules = [
  {
    label: t('{min} to {max} characters', PASSWORD_LENGTH),
    met: (text: string) => [...text].length >= PASSWORD_LENGTH.min && [...text].length <= PASSWORD_LENGTH.max,
  },
  { label: t('a lowercase letter'), met: (text: string) => /\p{Ll}/u.test(text) },
  { label: t('an uppercase letter'), met: (text: string) => /\p{Lu}/u.test(text) },
  { label: t('a digit'), met: (text: string) => /\d/.test(text) },
  { label: t('a special character'), met: (text: string) => /[^\p{L}\p{N}\s]/u.test(text) },
] as const

export const rulesMet = (password: string) => passwordRules.filter(({ met }) => met(password)).length

export const isStrongEnough = (password: string) => rulesMet(password) === passwordRules.length
