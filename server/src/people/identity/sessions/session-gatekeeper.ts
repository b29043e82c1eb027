import { timezone } from '@sojourn/contract/people/people-fields'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Gatekeeper } from '../../../platform/http/register.ts'
import { allOf } from '../../../platform/secrets/derive-key.ts'
import { checkNonce } from './nonce.ts'
import { roleOf } from './role.ts'
import { readSessionToken } from './session-cookie.ts'
import { openSessionLookup } from './session-lookup.ts'
import { hashOfToken } from './token.ts'
import { readWroteAt, sendWroteAt } from './wrote-cookie.ts'

/** Knows the person by their session cookie; a caller without a living session is a visitor. */
export function sessionGatekeeper({ pool, clock, settings }: Context): Gatekeeper {
  const lookUp = openSessionLookup(pool, clock)
  return {
    async identify(request) {
      const device = deviceOf(request)
      const zone = zoneOf(request)
      const token = readSessionToken(request, settings)
      const session = token && (await lookUp(hashOfToken(token)))
      if (!session) return { kind: 'visitor', device, address: request.ip, zone }
      const wroteAt = readWroteAt(request)
      return {
        kind: 'person',
        id: session.person_id,
        role: roleOf(session),
        sessionId: session.id,
        device,
        address: request.ip,
        zone,
        emailVerified: session.email_verified,
        suspendedFor: session.suspended_reason,
        confirmedAt: session.confirmed_at,
        lastSeenAt: session.last_seen_at,
        ...(wroteAt && { wroteAt }),
      }
    },
    checkNonce(request, person) {
      checkNonce(allOf(settings), request.headers['x-nonce'], person, clock.now())
    },
    noteWrite: (reply, wroteAt) => sendWroteAt(reply, settings, wroteAt),
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function deviceOf({ headers }: FastifyRequest) {
  const device = headers['x-device-id']
  return typeof device === 'string' && UUID.test(device) ? device.toLowerCase() : null
}

/** The time zone a browser says it is in; null where it says none that exists. */
const zoneOf = ({ headers }: FastifyRequest) => timezone.safeParse(headers['x-timezone']).data ?? null
