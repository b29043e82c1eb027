import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Actor } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { deriveKeys, type Secrets } from '../../platform/secrets/derive-key.ts'

export type Side = 'reporter' | 'owner'

/** Stands in the link under a mail: whoever has the mail reads the decision and may object, without signing in. */
export const decisionToken = (settings: Secrets, reportId: string, side: Side) =>
  `${reportId}.${side}.${proofsOf(settings, reportId, side)[0]?.toString('base64url')}`

interface Asked {
  id: string
  side: Side
  /** The report must be of something that is theirs. */
  ownedBy?: string
}

/** Whoever is signed in reads of their own by its id alone, as pages and notifications lead there. */
export function readDecisionLink(settings: Secrets, token: string, actor: Actor): Asked {
  if (!UUID.test(token) || actor.kind !== 'person') return readDecisionToken(settings, token)
  return { id: token, side: 'owner', ownedBy: actor.id }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function readDecisionToken(settings: Secrets, token: string): { id: string; side: Side } {
  const [id = '', side = '', proof = ''] = token.split('.')
  if (!UUID.test(id) || (side !== 'reporter' && side !== 'owner')) throw new Refusal('not_found')
  const given = Buffer.from(proof, 'base64url')
  const isOurs = proofsOf(settings, id, side).some(
    (right) => given.length === right.length && timingSafeEqual(given, right),
  )
  if (!isOurs) throw new Refusal('not_found')
  return { id, side }
}

/** The newest comes first; mails of long ago have one of an older secret. */
const proofsOf = (settings: Secrets, reportId: string, side: Side) =>
  deriveKeys(settings, 'decisions on reports').map((key) =>
    createHmac('sha256', key).update(`${reportId} ${side}`).digest(),
  )
