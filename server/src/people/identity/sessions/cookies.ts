import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../../settings/settings.ts'

type Origin = Pick<Settings, 'origin'>

export const isHttps = ({ origin }: Origin) => origin.startsWith('https:')

export function readCookie(request: FastifyRequest, name: string) {
  const prefix = `${name}=`
  const cookie = request.headers.cookie?.split(/; */).find((part) => part.startsWith(prefix))
  return cookie?.slice(prefix.length) || null
}

export function addCookie(reply: FastifyReply, settings: Origin, pair: string, attributes: string) {
  reply.header(
    'set-cookie',
    `${pair}; Path=/; SameSite=Lax; ${attributes}${isHttps(settings) ? '; Secure' : ''}`,
  )
}
