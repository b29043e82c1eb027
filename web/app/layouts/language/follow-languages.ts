import { inLanguage } from '@sojourn/contract/words/languages'
import { readCookie } from '../../api/cookies.ts'
import { keepLanguage } from './keep-language.ts'

/** Leads to the page one is at by now, and makes it the language of the account of who is signed in. */
export function followLanguages(load?: (to: string) => void) {
  document.getElementById('languages')?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link) return
    link.href = inLanguage(link.hreflang, location.pathname) + location.search
    if (!readCookie('role')) return
    event.preventDefault()
    void keepLanguage(link.hreflang, link.href, load)
  })
}
