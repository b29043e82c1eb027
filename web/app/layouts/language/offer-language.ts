import { LANGUAGE } from '@sojourn/contract/words/language'
import {
  acceptedLanguage,
  directionOf,
  inLanguage,
  type Language,
  withoutLanguage,
} from '@sojourn/contract/words/languages'
import { readCookie } from '../../api/cookies.ts'
import { keepLanguage } from './keep-language.ts'
import css from './offer-language.module.css'

const KEY = 'language-offer-declined'

/** In the language that is offered, not in that of the page. */
const WORDS: Record<Language, { read: string; close: string }> = {
  en: { read: 'Read this page in English', close: 'Close' },
  fr: { read: 'Lire cette page en français', close: 'Fermer' },
  es: { read: 'Leer esta página en español', close: 'Cerrar' },
  ar: { read: 'اقرأ هذه الصفحة بالعربية', close: 'إغلاق' },
}

/** Null means that the browser would rather read this page, or that its person said no. */
export function languageToOffer(preferred: readonly string[], declined: string | null): Language | null {
  const wanted = acceptedLanguage(preferred.join(','))
  return wanted && wanted !== LANGUAGE && wanted !== declined ? wanted : null
}

/** One line at the foot of the window, over the page: nothing moves by it, and nobody is sent anywhere. */
export function offerLanguage(
  preferred: readonly string[] = navigator.languages,
  load?: (to: string) => void,
) {
  const language = languageToOffer(preferred, declined())
  const words = language && WORDS[language]
  if (!words) return
  const line = document.createElement('aside')
  line.className = css.offer ?? ''
  line.lang = language
  line.dir = directionOf(language)
  line.ariaLabel = words.read
  const link = document.createElement('a')
  link.textContent = words.read
  link.hreflang = language
  const address = () => inLanguage(language, withoutLanguage(location.pathname)) + location.search
  link.href = address()
  // The page may be another by now.
  link.onclick = (event) => {
    link.href = address()
    // Whoever is signed in reads their pages in the language of their account.
    if (!readCookie('role')) return
    event.preventDefault()
    void keepLanguage(language, link.href, load)
  }
  const close = document.createElement('button')
  close.type = 'button'
  close.ariaLabel = words.close
  close.textContent = '×'
  close.onclick = () => {
    decline(language)
    line.remove()
  }
  line.append(link, close)
  document.body.append(line)
}

function declined() {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function decline(language: Language) {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Storage is closed to us; the line comes back with the next page.
  }
}
