import { t } from '../words/t.ts'

/** It is plain data: whoever reads it loads no schema. */
export const VAULT_KINDS = {
  passport: t('Passport'),
  identity_card: t('Identity card'),
  residence_permit: t('Residence permit'),
  visa: t('Visa'),
  birth_certificate: t('Birth certificate'),
  marriage_certificate: t('Marriage certificate'),
  diploma: t('Diploma'),
  police_certificate: t('Police certificate'),
  bank_statement: t('Bank statement'),
  photo: t('Photo'),
  other: t('Another paper'),
}
export type VaultKind = keyof typeof VAULT_KINDS
export const VAULT_KIND_IDS = Object.keys(VAULT_KINDS) as VaultKind[]

export const MOST_VAULT_PAPERS = 50
export const MOST_VAULT_VERSIONS = 10

const WORDS: readonly [RegExp, VaultKind][] = [
  [/\b(residence|residency) ?(permit|card)?\b|\bgreen ?card\b/i, 'residence_permit'],
  [/\bbirth\b/i, 'birth_certificate'],
  [/\bmarriage\b/i, 'marriage_certificate'],
  [/\b(diplomas?|degrees?|transcripts?)\b/i, 'diploma'],
  [/\b(police|criminal record|good conduct)\b/i, 'police_certificate'],
  [/\b(bank )?statements?\b/i, 'bank_statement'],
  [/\b(photo(graph)?s?|portrait)\b/i, 'photo'],
  [/\b(identity|national id|id) ?card\b/i, 'identity_card'],
  [/\bpassports?\b/i, 'passport'],
  [/\bvisas?\b/i, 'visa'],
]

/** The name of a file says of which kind it is, as far as it does. */
export function vaultKindOf(name: string): VaultKind {
  const words = name.replaceAll(/[_\-.]+/g, ' ')
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'other'
}
