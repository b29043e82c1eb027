export type PaperKind = 'passport' | 'identity_card' | 'photo' | 'other'

const PHOTO = /\b(photo(graph)?s?|portrait|passport[- ](size|style)d?)\b/i
const IDENTITY = /\b(identity|identification|national id|id) ?(card|document)?\b/i
/** A copy of a stamp or of an old one is no passport to travel with. */
const NOT_THE_PASSPORT =
  /\b(stamps?|old|expired|previous|all pages|spouse|partner|child(ren)?|parents?|sponsor|host)\b/i

/** What a checklist asks for, where its words say so. */
export function paperKind(asked: string): PaperKind {
  const isCopy = /\b(photocop(y|ies)|photo ?page|photo of (your|the) passport)\b/i.test(asked)
  if (PHOTO.test(asked) && !isCopy) return 'photo'
  if (NOT_THE_PASSPORT.test(asked)) return 'other'
  if (/\bpassports?\b/i.test(asked)) return 'passport'
  return IDENTITY.test(asked) ? 'identity_card' : 'other'
}
