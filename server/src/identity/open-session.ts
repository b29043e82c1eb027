import type { FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import type { Tx } from '../platform/database/database.ts'
import type { Client } from './client.ts'
import { makeNonce } from './nonce.ts'
import { findStanding } from './person-store.ts'
import { roleOf } from './role.ts'
import { hashOfToken, newSessionToken, sendSessionCookie } from './session-cookie.ts'
import { addSession, rememberDevice } from './session-store.ts'

export const SESSION_DAYS = 30
const DAY_MS = 86_400_000

export interface OpenedSession {
  id: string
  token: string
  expiresAt: Date
  nonce: string
  role: ReturnType<typeof roleOf>
  isNewDevice: boolean
}

/** A new session under a new id, whatever the browser carried before. */
export async function openSession(
  context: Context,
  tx: Tx,
  client: Client,
  personId: string,
): Promise<OpenedSession> {
  const now = context.clock.now()
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS)
  const token = newSessionToken()
  const { id } = await addSession(tx, {
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
  const isNewDevice = client.device !== null && (await rememberDevice(tx, personId, client.device, now))
  const role = roleOf(await findStanding(tx, personId))
  const nonce = makeNonce(context.settings.secret, { sessionId: id, device: client.device, role }, now)
  return { id, token, expiresAt, nonce, role, isNewDevice }
}

export function sendOpenedSession(reply: FastifyReply, { settings }: Context, session: OpenedSession) {
  sendSessionCookie(reply, settings, session.token, session.expiresAt)
  reply.header('x-nonce', session.nonce).header('x-role', session.role)
}
