import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../../settings/settings.ts'
import { addCookie, isHttps, readCookie } from './cookies.ts'

type Origin = Pick<Settings, 'origin'>

const nameOf = (settings: Origin) => (isHttps(settings) ? '__Host-session' : 'session')

export const readSessionToken = (request: FastifyRequest, settings: Origin) =>
  readCookie(request, nameOf(settings))

export function sendSessionCookie(reply: FastifyReply, settings: Origin, token: string, expires: Date) {
  addCookie(reply, settings, `${nameOf(settings)}=${token}`, `HttpOnly; Expires=${expires.toUTCString()}`)
}

/** The browser keeps the cookie it has for longer. */
export function keepSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Origin,
  expires: Date,
) {
  const token = readSessionToken(request, settings)
  if (token) sendSessionCookie(reply, settings, token, expires)
}

export function clearSessionCookie(reply: FastifyReply, settings: Origin) {
  addCookie(reply, settings, `${nameOf(settings)}=`, 'HttpOnly; Max-Age=0')
  for (const name of ['token', 'first_name', 'user_id', 'role', 'language'])
    addCookie(reply, settings, `${name}=`, 'Max-Age=0')
}
