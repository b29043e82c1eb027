import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../settings/settings.ts'

const permissions = (camera: '()' | '(self)') =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(self)`

/** Papers are photographed on our own pages. Somebody who signs in stays on the page they came to, so it is all of them. */
export const PAGE_PERMISSIONS = permissions('(self)')

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions('()'),
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

export const securityHeaders = ({ origin }: Pick<Settings, 'origin'>) =>
  origin.startsWith('https:') ? { ...ALWAYS, ...HTTPS_ONLY } : ALWAYS

/** Every answer has them; a page replaces the policy by one with its nonce (`pages/content-policy.ts`). */
export function sendSecurityHeaders(app: FastifyInstance, settings: Pick<Settings, 'origin'>) {
  const headers = securityHeaders(settings)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
