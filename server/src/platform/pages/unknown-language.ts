import { isLanguage, prefixOf } from '@sojourn/contract/words/languages'
import countries from '../../../data/countries.json' with { type: 'json' }

/** Nobody's name has two letters, and only a language stands before `/p/`: `/pt-BR/p/guide`. */
const TAG = /^\/([a-z]{2})(?:[/\\]|(?:-[a-z]{2,4})?(?=\/p\/)|$)/i

const COUNTRIES = new Set(countries.map(({ iso }) => iso))

/**
 * The page without a language that nobody speaks here, in the language where it was written in another way (`/FR/p/guide`).
 * Undefined where the address has none: `/de` is Germany, calls have no language.
 */
export function withoutUnknown(pathname: string) {
  const [tag, code = ''] = TAG.exec(pathname) ?? []
  if (tag === undefined) return undefined
  const known = code.toLowerCase()
  // An address that began with two slashes would be one of another site, and a browser reads a backslash as a slash.
  const rest = pathname.slice(tag.length).replace(/^[/\\]*/, '/')
  if (rest === '/' && COUNTRIES.has(code.toUpperCase())) return undefined
  if (/^\/api(?:\/|$)/i.test(rest)) return undefined
  return isLanguage(known) ? prefixOf(known) + (rest === '/' && prefixOf(known) ? '' : rest) : rest
}
