import {
  acceptedLanguage,
  isLanguage,
  type Language,
  languageAt,
  SOURCE,
} from '@sojourn/contract/words/languages'
import type { FastifyRequest } from 'fastify'

/** A page is answered in the language of its address, a call in that of the page it comes from, else as its browser asks. */
export function languageOf({ url, headers }: FastifyRequest): Language {
  if (!url.startsWith('/api/')) return languageAt(url.replace(/[?#].*$/, ''))
  const page = pageLanguage(headers['x-language'])
  return page ?? acceptedLanguage(headers['accept-language']) ?? SOURCE
}

/** An account begins with the language of the page its owner came by, whatever their browser speaks. */
export function ownLanguageOf({ headers }: FastifyRequest): Language {
  const page = pageLanguage(headers['x-language'])
  return page && page !== SOURCE ? page : (acceptedLanguage(headers['accept-language']) ?? SOURCE)
}

const pageLanguage = (header: string | string[] | undefined) => {
  const [said] = [header].flat()
  return isLanguage(said) ? said : undefined
}
