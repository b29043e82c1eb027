import { DIRECTION } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'

/** In a line from right to left each name is one piece, and the line goes on in its own direction after it. */
const inOnePiece = (name: string) => (DIRECTION === 'rtl' ? `\u200f\u2068${name}\u2069` : name)

/** Several names in one line: `English, Spanish`. */
export const listed = (names: readonly string[]) => names.map(inOnePiece).join(t(', '))
