import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'

const MINUTES = 15
/** A nonce that came with a page is of this device; no browser calls itself so. */
export const ANY_DEVICE = '*'

type Bound = Pick<Person, 'sessionId' | 'device' | 'role'>

/**
 * Shows that a write comes from our own page in this session: bound to session, device and role, signed, good for
 * 15 minutes. Several are good at once, so tabs never race for one. Its alphabet fits a WebSocket sub-protocol.
 */
export function makeNonce(secret: string, bound: Bound, now: Date) {
  const payload = [
    bound.sessionId,
    bound.device ?? '',
    bound.role,
    Math.floor(now.getTime() / 1000) + MINUTES * 60,
  ]
  const text = Buffer.from(payload.join('|')).toString('base64url')
  return `${text}.${sign(secret, text).toString('base64url')}`
}

export function checkNonce(secrets: readonly string[], nonce: unknown, bound: Bound, now: Date) {
  if (typeof nonce !== 'string') throw new Refusal('nonce_required')
  const [text = '', signature = ''] = nonce.split('.')
  const given = Buffer.from(signature, 'base64url')
  const isOurs = secrets.some((secret) => isSame(given, sign(secret, text)))
  if (!isOurs) throw new Refusal('nonce_required')
  const [sessionId, device, role, until] = Buffer.from(text, 'base64url').toString().split('|')
  const isTheirs = sessionId === bound.sessionId && (device === (bound.device ?? '') || device === ANY_DEVICE)
  if (!isTheirs) throw new Refusal('nonce_required')
  if (role !== bound.role || Number(until) * 1000 <= now.getTime()) throw new Refusal('nonce_expired')
}

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update('nonce').update(text).digest()

const isSame = (given: Buffer, right: Buffer) =>
  given.length === right.length && timingSafeEqual(given, right)
