import { createHmac, timingSafeEqual } from 'node:crypto'
import { NOTICE_KINDS, type SwitchableKind } from '@sojourn/contract/talk/notice-preferences'
import { deriveKeys, type Secrets } from '../secrets/derive-key.ts'

/** It is a kind of mails, or all of them, as in the email of the day. */
export type Unsubscribed = SwitchableKind | 'all'

const WHAT: readonly string[] = [...NOTICE_KINDS, 'all'] satisfies Unsubscribed[]

/** Stands in the address under each mail: whoever has the mail can stop its kind, without signing in. */
export const noticeToken = (settings: Secrets, personId: string, what: Unsubscribed) =>
  `${personId}.${what}.${proofsOf(settings, personId, what)[0]?.toString('base64url')}`

/** It is null where it is not one of ours. */
export function readNoticeToken(settings: Secrets, token: string) {
  const [person = '', what = '', proof = ''] = token.split('.')
  if (!WHAT.includes(what)) return null
  const given = Buffer.from(proof, 'base64url')
  const isOurs = proofsOf(settings, person, what).some(
    (right) => given.length === right.length && timingSafeEqual(given, right),
  )
  return isOurs ? { person, what: what as Unsubscribed } : null
}

/** The newest comes first; mails of long ago have one of an older secret. */
const proofsOf = (settings: Secrets, personId: string, what: string) =>
  deriveKeys(settings, 'unsubscribe from notices').map((key) =>
    createHmac('sha256', key).update(`${personId} ${what}`).digest(),
  )
