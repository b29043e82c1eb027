import { t } from '@sojourn/contract/words/t'

/** Several names in one line: `English, Spanish`. */
export const listed = (names: readonly string[]) => names.join(t(', '))
