import type { Language } from '@sojourn/contract/words/languages'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../../context.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findRoleParts, setClockIfNone, setLanguageIfNone } from '../person-store.ts'
import type { Client } from './client.ts'
import { announceRenewal } from './end-sessions.ts'
import { keepZone } from './keep-zone.ts'
import { sendLanguageCookie } from './language-cookie.ts'
import { makeNonce } from './nonce.ts'
import { roleOf } from './role.ts'
import { sendSessionCookie } from './session-cookie.ts'
import * as sessions from './session-store.ts'
import { hashOfToken, newToken } from './token.ts'

const SESSION_DAYS = 30

export const sessionEndAfter = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY_MS)

export interface OpenedSession {
  id: string
  token: string
  expiresAt: Date
  nonce: string
  role: ReturnType<typeof roleOf>
  language: Language | null
}

/** The session has a new id, whatever the browser carried before. */
export async function openSession(context: Context, tx: Tx, client: Client, personId: string) {
  const now = context.clock.now()
  const expiresAt = sessionEndAfter(now)
  const token = newToken()
  await keepZone(tx, personId, client.zone)
  if (client.clock) await setClockIfNone(tx, personId, client.clock)
  if (client.language) await setLanguageIfNone(tx, personId, client.language)
  const isFirst = !(await sessions.hasSignedInBefore(tx, personId))
  const { id } = await sessions.addSession(tx, {
    token_hash: hashOfToken(token),
    person_id: personId,
    device_id: client.device,
    device_name: client.deviceName,
    address: client.address,
    created_at: now,
    last_seen_at: now,
    expires_at: expiresAt,
    confirmed_at: now,
  })
  // A browser that does not say which it is might be anybody's.
  const isNew = client.device === null || (await sessions.rememberDevice(tx, personId, client.device, now))
  const session = await furnish(context, tx, { id, personId, device: client.device, token, expiresAt })
  return { session, isNewDevice: isNew && !isFirst }
}

/** The same session goes on under a new id: after a change of password or of mode. */
export async function renewSession(
  context: Context,
  tx: Tx,
  { id: personId, sessionId: id, device }: Person,
  { confirmed = false } = {},
): Promise<OpenedSession> {
  const now = context.clock.now()
  const token = newToken()
  const renewed = await sessions.renewSession(tx, id, {
    token_hash: hashOfToken(token),
    last_seen_at: now,
    expires_at: sessionEndAfter(now),
    ...(confirmed && { confirmed_at: now }),
  })
  if (!renewed) throw new Refusal('not_signed_in')
  announceRenewal(context, tx, id)
  return furnish(context, tx, { id, personId, device, token, expiresAt: renewed.expires_at })
}

interface Bare {
  id: string
  personId: string
  device: string | null
  token: string
  expiresAt: Date
}

async function furnish({ settings, clock }: Context, tx: Tx, { personId, device, ...session }: Bare) {
  const parts = await findRoleParts(tx, personId)
  const role = roleOf(parts)
  const nonce = makeNonce(settings.secret, { sessionId: session.id, device, role }, clock.now())
  return { ...session, role, nonce, language: parts.language }
}

export function sendOpenedSession(reply: FastifyReply, { settings }: Context, session: OpenedSession) {
  sendSessionCookie(reply, settings, session.token, session.expiresAt)
  if (session.language) sendLanguageCookie(reply, settings, session.language)
  reply
    .header('x-nonce', session.nonce)
    .header('x-role', session.role)
    .header('cache-control', 'private, no-store')
}
