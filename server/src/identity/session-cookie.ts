import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

type Origin = Pick<Settings, 'origin'>

const isHttps = ({ origin }: Origin) => origin.startsWith('https:')
const nameOf = (settings: Origin) => (isHttps(settings) ? '__Host-session' : 'session')

export function readSessionToken(request: FastifyRequest, settings: Origin) {
  const prefix = `${nameOf(settings)}=`
  const cookie = request.headers.cookie?.split(/; */).find((part) => part.startsWith(prefix))
  return cookie?.slice(prefix.length) || null
}

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
  for (const name of ['token', 'first_name', 'user_id', 'role'])
    addCookie(reply, settings, `${name}=`, 'Max-Age=0')
}

function addCookie(reply: FastifyReply, settings: Origin, pair: string, attributes: string) {
  reply.header(
    'set-cookie',
    `${pair}; Path=/; SameSite=Lax; ${attributes}${isHttps(settings) ? '; Secure' : ''}`,
  )
}
