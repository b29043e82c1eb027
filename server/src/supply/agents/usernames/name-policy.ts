import { PRODUCT } from '@sojourn/contract/calls/names'
import { isReservedName } from '@sojourn/contract/people/reserved-names'
import { DAY_MS } from '../../../platform/clock.ts'

/** A name somebody left leads on to their new one for so long, and is nobody else's. */
const HELD_MS = 90 * DAY_MS

export const heldSince = (now: Date) => new Date(now.getTime() - HELD_MS)

/** A hurried eye takes these for one of ours: `adm1n`, `support_`, `sojourn-help`. */
export const looksLikeOurs = (name: string) => readings(name).some(isOurs)

const isOurs = (plain: string) => isReservedName(plain) || plain.includes(PRODUCT.toLowerCase())

const LETTERS: Record<string, string> = { '-': '', _: '', 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** The name with its digits read as letters; a 1 passes for two of them. */
function readings(name: string) {
  const plain = name.replace(/[-_03457]/g, (sign) => LETTERS[sign] ?? sign)
  return [plain.replaceAll('1', 'i'), plain.replaceAll('1', 'l')]
}
