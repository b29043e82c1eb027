import type { FastifyReply, FastifyRequest } from 'fastify'
import { addCookie, isHttps, readCookie } from '../../people/identity/sessions/cookies.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import type { Settings } from '../../settings/settings.ts'

export const CONSENT_MS = 10 * MINUTE_MS

type Origin = Pick<Settings, 'origin'>

const nameOf = (settings: Origin) => (isHttps(settings) ? '__Host-calendar' : 'calendar')

/** Shows that who comes back is who went: else somebody could be given another's calendar. */
export const readConsentToken = (request: FastifyRequest, settings: Origin) =>
  readCookie(request, nameOf(settings))

export const sendConsentToken = (reply: FastifyReply, settings: Origin, token: string) =>
  addCookie(reply, settings, `${nameOf(settings)}=${token}`, `HttpOnly; Max-Age=${CONSENT_MS / 1000}`)

export const clearConsentToken = (reply: FastifyReply, settings: Origin) =>
  addCookie(reply, settings, `${nameOf(settings)}=`, 'HttpOnly; Max-Age=0')
