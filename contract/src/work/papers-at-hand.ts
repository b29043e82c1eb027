import { paperKind } from '../ground/paper-words.ts'
import { type VaultKind, vaultKindOf } from './vault-words.ts'

/** A paper that an order has received, or that lies in a vault. */
export interface PaperAtHand {
  name: string
  /** Its owner says so; a paper of an order has its name alone. */
  kind: VaultKind | null
  where: 'order' | 'vault'
}

/** The words of a line of a checklist tell where its paper is; in doubt it is nowhere. */
export function whereAtHand(line: string, papers: readonly PaperAtHand[]) {
  const fits = papers.filter((paper) => fitsLine(paper, line))
  return (fits.find(({ where }) => where === 'order') ?? fits[0])?.where ?? null
}

function fitsLine({ name, kind, where }: PaperAtHand, line: string) {
  const asked = kindOf(line)
  if (where === 'vault') return asked !== 'other' && asked === kind && !isOfOther(line)
  const words = wordsOf(name)
  if (isOfOther(name) !== isOfOther(line)) return false
  if (asked !== 'other' && asked === kindOf(name) && words.length <= 2) return true
  const askedWords = wordsOf(line)
  return words.length > 1 && words.every((word) => askedWords.includes(word))
}

/** A passport of a spouse, or an old one, is not the paper that the client travels with. */
const OF_OTHER =
  /\b(spouse|partner|husband|wife|child(ren)?|parents?|mother|father|sponsor|host|family|ancestor|relative|employer|company|main|old|expired|previous)\b/i

const isOfOther = (text: string) => OF_OTHER.test(text)

/** The words of a kind stand in other lines too, as those of birth dates and of statements of purpose. */
const SURELY: Partial<Record<VaultKind, RegExp>> = {
  passport: /\bpassports?\b/i,
  identity_card: /\bcard\b/i,
  residence_permit: /\b(permit|card)\b/i,
  birth_certificate: /\bcertificates?\b/i,
  marriage_certificate: /\bcertificates?\b/i,
  diploma: /^(?!.*\blanguage\b)/i,
  police_certificate: /\b(certificates?|clearance|criminal record)\b/i,
  bank_statement: /\bbank\b/i,
}

function kindOf(text: string): VaultKind {
  if (/\bgiven at\b/i.test(text)) return 'other'
  const kind = vaultKindOf(text)
  if (kind === 'photo') return paperKind(text) === 'photo' ? 'photo' : 'other'
  return SURELY[kind]?.test(text) ? kind : 'other'
}

const SMALL_WORDS = new Set(
  'a an and both certified copies copy for from in of on or original paper papers proof the to with your'.split(
    ' ',
  ),
)

/** Singular and plural are one word, and so are the owner and what is theirs. */
const wordsOf = (text: string) => [
  ...new Set(
    text
      .toLowerCase()
      .replaceAll(/[’']s\b/g, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word && !SMALL_WORDS.has(word))
      .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)),
  ),
]
