import {
  inLanguage,
  isLanguage,
  type Language,
  SOURCE,
  withoutLanguage,
} from '@sojourn/contract/words/languages'
import type { FastifyRequest } from 'fastify'
import { withoutUnknown } from './unknown-language.ts'

/** A page one works in follows the person; one that anybody may read stays in the language of its address. */
const OWN = /^\/p\/(?:client|agent)(?:\/|$)/
const STAFF = /^\/p\/staff(?:\/|$)/

export const pathOf = (url: string) => url.replace(/[?#].*$/, '')

/** Undefined means that the page is in the right language for this person. */
export function addressFor({ url, headers }: FastifyRequest, language: Language) {
  const pathname = pathOf(url)
  if (pathname.endsWith('.data')) return undefined
  const spoken = language === SOURCE ? withoutUnknown(pathname) : undefined
  if (spoken !== undefined) return spoken + url.slice(pathname.length)
  // `/fr/` is written `/fr`, as every other page is written without a slash behind it.
  if (pathname === `/${language}/`) return url.replace('/', '').replace(`${language}/`, `/${language}`)
  const path = withoutLanguage(pathname)
  const wanted = STAFF.test(path) ? SOURCE : OWN.test(path) ? languageOf(headers.cookie) : undefined
  if (!wanted || wanted === language) return undefined
  return inLanguage(wanted, path) + url.slice(pathname.length)
}

/** The account, or the switch of a visitor, left it in the browser. */
function languageOf(cookies = '') {
  const kept = /(?:^|; )language=([a-z-]+)/.exec(cookies)?.[1]
  return isLanguage(kept) ? kept : undefined
}
