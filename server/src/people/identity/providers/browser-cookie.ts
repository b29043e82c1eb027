import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../../settings/settings.ts'
import { addCookie, isHttps, readCookie } from '../sessions/cookies.ts'
import { OUTSIDE_LOGIN_MS } from './begin-outside-login.ts'

type Origin = Pick<Settings, 'origin'>

const nameOf = (settings: Origin) => (isHttps(settings) ? '__Host-outside' : 'outside')

/** Shows that who comes back is who went: else somebody could be led into another's account. */
export const readBrowserToken = (request: FastifyRequest, settings: Origin) =>
  readCookie(request, nameOf(settings))

export const sendBrowserToken = (reply: FastifyReply, settings: Origin, token: string) =>
  addCookie(reply, settings, `${nameOf(settings)}=${token}`, `HttpOnly; Max-Age=${OUTSIDE_LOGIN_MS / 1000}`)

export const clearBrowserToken = (reply: FastifyReply, settings: Origin) =>
  addCookie(reply, settings, `${nameOf(settings)}=`, 'HttpOnly; Max-Age=0')
