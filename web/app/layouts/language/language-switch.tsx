import { LANGUAGE } from '@sojourn/contract/words/language'
import { inLanguage, LANGUAGES, languageName } from '@sojourn/contract/words/languages'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { readCookie } from '../../api/cookies.ts'
import css from './language-switch.module.css'

/** This page in each language, by the name its speakers know it by. Who is signed in changes their account's with it. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  return (
    <ul className={css.languages}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={inLanguage(language, pathname) + search}
            lang={language}
            hrefLang={language}
            aria-current={language === LANGUAGE || undefined}
            onClick={(event) => keep(event, language)}
          >
            {languageName(language)}
          </a>
        </li>
      ))}
    </ul>
  )
}

function keep(event: MouseEvent<HTMLAnchorElement>, language: string) {
  if (!readCookie('role')) return
  event.preventDefault()
  const { href } = event.currentTarget
  void import('./keep-language.ts').then(({ keepLanguage }) => keepLanguage(language, href))
}
