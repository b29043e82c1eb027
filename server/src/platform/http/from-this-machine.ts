import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../settings/settings.ts'
import { isLoopback } from '../loopback.ts'
import { Refusal } from '../refusal.ts'

/** A proxy adds these to what it passes on. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/**
 * Returns true if a request was typed in on this machine: the server is not offered to anybody else, the request names
 * this machine, and no proxy passed it on. A proxy beside the server, or a name that leads here, may bring anybody.
 */
export function isFromThisMachine({ devPages }: Pick<Settings, 'devPages'>, { headers }: FastifyRequest) {
  const address = `http://${headers.host}`
  if (!devPages || !URL.canParse(address) || !isLoopback(new URL(address).hostname)) return false
  return OF_PROXIES.every((name) => headers[name] === undefined)
}

/** For pages that everybody else does not find. */
export function refuseFromElsewhere(settings: Pick<Settings, 'devPages'>, request: FastifyRequest) {
  if (!isFromThisMachine(settings, request)) throw new Refusal('not_found')
}
