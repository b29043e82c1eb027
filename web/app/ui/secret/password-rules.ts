import { PASSWORD_LENGTH } from '@sojourn/contract/calls/limits'
export const passwordRules = [
  {
    label: `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`,
    met: (text: string) => [...text].length >= PASSWORD_LENGTH.min && [...text].length <= PASSWORD_LENGTH.max,
  },
  { label: 'a lowercase letter', met: (text: string) => /\p{Ll}/u.test(text) },
  { label: 'an uppercase letter', met: (text: string) => /\p{Lu}/u.test(text) },
  { label: 'a digit', met: (text: string) => /\d/.test(text) },
  { label: 'a special character', met: (text: string) => /[^\p{L}\p{N}\s]/u.test(text) },
] as const

export const rulesMet = (password: string) => passwordRules.filter(({ met }) => met(password)).length

export const isStrongEnough = (password: string) => rulesMet(password) === passwordRules.length
