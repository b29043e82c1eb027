import { paths } from '@sojourn/contract/paths/paths'
import { PREFIX } from '@sojourn/contract/words/language'

/** The home page, loaded anew, stays in the language of the page one leaves. */
export const homeAddress = (prefix = PREFIX) => prefix || paths.home()
