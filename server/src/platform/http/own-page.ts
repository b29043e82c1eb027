import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../settings/settings.ts'

/** Returns true if a link was followed on a page of ours, as the browser says; a mail or another site says otherwise. */
export function isFromOwnPage({ headers }: FastifyRequest, { origin }: Pick<Settings, 'origin'>) {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { referer } = headers
  return referer !== undefined && URL.canParse(referer) && new URL(referer).origin === new URL(origin).origin
}
