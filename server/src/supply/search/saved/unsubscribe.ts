import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { deriveKeys, type Secrets } from '../../../platform/secrets/derive-key.ts'
import { stopMails } from './saved-search-store.ts'

/** Stands in the address under each mail: whoever has the mail may stop them, without signing in. */
export const unsubscribeToken = (settings: Secrets, personId: string) =>
  `${personId}.${proofsOf(settings, personId)[0]?.toString('base64url')}`

/** One mail tells of all searches of a person; so one click stops them all. The searches stay. */
export const unsubscribe = (context: Context, token: string) =>
  transact(context, async (tx) => {
    const names = await stopMails(tx, personOf(context.settings, token))
    if (names.length === 0) throw new Refusal('not_found')
    return { name: names.join(', ') }
  })

function personOf(settings: Secrets, token: string) {
  const [id = '', proof = ''] = token.split('.')
  const given = Buffer.from(proof, 'base64url')
  const isOurs = proofsOf(settings, id).some(
    (right) => given.length === right.length && timingSafeEqual(given, right),
  )
  if (!isOurs) throw new Refusal('not_found')
  return id
}

/** The newest comes first; mails of long ago have one of an older secret. */
const proofsOf = (settings: Secrets, personId: string) =>
  deriveKeys(settings, 'unsubscribe from saved searches').map((key) =>
    createHmac('sha256', key).update(personId).digest(),
  )
