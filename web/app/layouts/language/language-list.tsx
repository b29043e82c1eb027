import { LANGUAGE } from '@sojourn/contract/words/language'
import { inLanguage, LANGUAGES, languageName } from '@sojourn/contract/words/languages'
import { useLocation } from 'react-router'
import css from './language-list.module.css'

/**
 * This page in each language, by the name its speakers know it by. Only the server writes it, so that no page carries it
 * in its scripts; `follow-languages.ts` keeps it right when the page becomes another.
 */
export const LanguageList = import.meta.env.SSR ? Written : AsItCame

function Written() {
  const { pathname, search } = useLocation()
  return (
    <div id="languages" popover="auto" className={css.languages}>
      <ul>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={inLanguage(language, pathname) + search}
              lang={language}
              hrefLang={language}
              aria-current={language === LANGUAGE || undefined}
            >
              {languageName(language)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** React leaves alone what it finds. */
const FOUND = { __html: '' }

function AsItCame() {
  return (
    <div
      id="languages"
      popover="auto"
      className={css.languages}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it adds nothing
      dangerouslySetInnerHTML={FOUND}
    />
  )
}
