import type { Language } from '@sojourn/contract/words/languages'
import type { FastifyReply } from 'fastify'
import type { Settings } from '../../../settings/settings.ts'
import { addCookie } from './cookies.ts'

const YEAR_SECONDS = 365 * 86_400

/** Tells the pages of one's own what language they are to be in, before anybody asks whose they are. */
export function sendLanguageCookie(
  reply: FastifyReply,
  settings: Pick<Settings, 'origin'>,
  language: Language,
) {
  addCookie(reply, settings, `language=${language}`, `Max-Age=${YEAR_SECONDS}`)
}
