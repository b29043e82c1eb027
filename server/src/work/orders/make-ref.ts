import { randomBytes } from 'node:crypto'

/** Nothing that is taken for another when it is read out or copied: no I, L, O or U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** People call an order by it, as in `SO-7K3M9QXA`. */
export const makeRef = () =>
  `SO-${Array.from(randomBytes(8), (byte) => LETTERS[byte % LETTERS.length]).join('')}`
