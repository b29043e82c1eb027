import { LANGUAGE } from '@sojourn/contract/words/language'
import { useMatches, useRouteError } from 'react-router'

const IN_ENGLISH = { lang: 'en', dir: 'ltr' } as const

/** A page says `export const handle = true` once all of it is translated. Until then its content is marked as English. */
export function useContentLanguage() {
  const handle = useMatches().at(-1)?.handle
  const hasFailed = Boolean(useRouteError())
  return LANGUAGE === 'en' || handle || hasFailed ? undefined : IN_ENGLISH
}
