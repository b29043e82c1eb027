import { LOCALE } from '@sojourn/contract/words/language'

const format = new Intl.NumberFormat(LOCALE)

/** `1,250`. One format for all: making it is dear, and a page shows many counts. */
export const formatCount = (count: number) => format.format(count)
