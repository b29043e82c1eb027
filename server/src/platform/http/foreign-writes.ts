import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../settings/settings.ts'
import { Refusal } from '../refusal.ts'

/** A browser says which site a write comes from; only our own pages may make one. */
export function refuseForeignWrites(request: FastifyRequest, settings: Pick<Settings, 'origin'>) {
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') throw new Refusal('nonce_required')
  const { origin } = request.headers
  if (origin === undefined || origin === settings.origin) return
  const isOwnHost = URL.canParse(origin) && new URL(origin).host === request.headers.host
  if (!isOwnHost) throw new Refusal('nonce_required')
}
