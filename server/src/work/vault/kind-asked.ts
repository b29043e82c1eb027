import type { VaultKind } from '@sojourn/contract/work/vault-words'

const BEGINNINGS: readonly [RegExp, VaultKind][] = [
  [/^(valid )?passports?\b/i, 'passport'],
  [/^(two |\d+ )?photo(graph)?s?\b/i, 'photo'],
  [/^bank statements?\b/i, 'bank_statement'],
  [/^(degree|diploma)s?\b/i, 'diploma'],
  [/^marriage certificates?\b/i, 'marriage_certificate'],
  [/^birth certificates?\b/i, 'birth_certificate'],
  [/^police certificates?\b/i, 'police_certificate'],
  [/^(residence (permit|card)|green card)\b/i, 'residence_permit'],
  [/^(national )?identity card\b/i, 'identity_card'],
]

/** A second paper, or one of somebody else or for each country: one of that kind alone is not what is asked for. */
const MORE =
  /\b(and|each|both|all|old|earlier|expired|child(ren)?|spouse|partner|parents?|sponsor|host|employer|relatives?|members?|person)\b/i

/** The kind of paper of one’s own that alone is what these words ask for; null where they ask for something else. */
export function kindAsked(name: string): VaultKind | null {
  if (MORE.test(name)) return null
  return BEGINNINGS.find(([beginning]) => beginning.test(name.trim()))?.[1] ?? null
}
