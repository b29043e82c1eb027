export type PaperKind = 'passport' | 'identity_card' | 'photo' | 'other'

const PHOTO = /\b(photo(graph)?s?|portrait|passport[- ](size|style)d?)\b/i
const IDENTITY = /\b(identity|identification|national id|id) ?(card|document)?\b/i
/** A copy of a stamp or of an old one is no passport to travel with. */
const NOT_THE_PASSPORT =
  /\b(stamps?|old|expired|previous|all pages|spouse|partner|child(ren)?|parents?|sponsor|host)\b/i

/** The words of a checklist tell the kind as far as they do. */
export function paperKind(asked: string): PaperKind {
  const isCopy = /\b(photocop(y|ies)|photo ?page|photo of (your|the) passport)\b/i.test(asked)
  if (PHOTO.test(asked) && !isCopy) return 'photo'
  if (NOT_THE_PASSPORT.test(asked)) return 'other'
  if (/\bpassports?\b/i.test(asked)) return 'passport'
  return IDENTITY.test(asked) ? 'identity_card' : 'other'
}

const UNITS = { k: 1000, m: 1_000_000 }
/** The last figure before the unit is the most: `max 300 KB`, `under 2 MB`, `between 10 and 240 kB`. */
const SIZE = /(\d+(?:[.,]\d+)?)\s*(k|m)(?:i?b|bytes|ilobytes|egabytes)\b/gi

/** The bytes a file may have where the words of a checklist name a limit; the thousand is taken for a kilobyte, which is safe for both. */
export function sizeLimitOf(asked: string): number | null {
  const named = [...asked.matchAll(SIZE)].map(
    ([, figure = '', unit = '']) => Number(figure.replace(',', '.')) * UNITS[unit.toLowerCase() as 'k' | 'm'],
  )
  const most = Math.max(...named)
  return named.length > 0 && most >= 1000 ? Math.floor(most) : null
}

/** Not everybody has it; is_conditional_paper of PostgreSQL says the same. */
const CONDITION = /(^|\W)(if|unless|(where|when) (asked|needed|required|you have|that is))(\W|$)/i

/** Only some clients have such a paper, so no work waits for it. */
export const isConditionalPaper = (name: string) => CONDITION.test(name)

/** A paper that only some clients have is not needed, however an older service kept it. */
export const isNeeded = ({ name, mandatory }: { name: string; mandatory: boolean }) =>
  mandatory && !isConditionalPaper(name)

const GIVEN_BY_EACH =
  /^((valid )?passports?|(two |\d+ )?photo(graph)?s?|birth certificates?|(national )?identity cards?|police certificates?|medical (exam(ination)?s?|certificates?|fitness|tests?))\b/i
const OF_SOMEBODY_ELSE =
  /\b(child(ren)?|spouse|partner|parents?|sponsor|host|employer|relatives?|members?|family|person|people|both|citizen)\b/i

/** Each of those who apply together gives such a paper, and not the client alone. */
export const isGivenByEach = (name: string) => GIVEN_BY_EACH.test(name.trim()) && !OF_SOMEBODY_ELSE.test(name)

/** People go there, and nobody can hand it over. */
const IN_PERSON = /^(fingerprints|interview)\b|\bgiven at\b/i

/** The papers of a checklist, as a service begins with them. */
export const requirementsOf = (checklist: readonly string[]) =>
  checklist
    .filter((line) => !IN_PERSON.test(line))
    .map((name) => ({
      name,
      mandatory: !isConditionalPaper(name),
      ...(isGivenByEach(name) && { each: true }),
    }))

/** Width and height in millimetres of what lies before the camera. */
export const PAPER_SIZES = {
  passport: { width: 125, height: 88 },
  identity_card: { width: 85.6, height: 54 },
  photo: { width: 35, height: 45 },
  other: { width: 210, height: 297 },
} as const satisfies Record<PaperKind, { width: number; height: number }>
