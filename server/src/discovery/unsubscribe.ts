import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import { transact } from '../platform/database/transact.ts'
import { Refusal } from '../platform/refusal.ts'
import { deriveKey } from '../platform/secrets/derive-key.ts'
import { stopMails } from './saved-search-store.ts'

type Secret = Pick<Context['settings'], 'secret'>

/** Stands in the address under each mail: whoever has the mail may stop them, without signing in. */
export const unsubscribeToken = (settings: Secret, personId: string) =>
  `${personId}.${proofOf(settings, personId).toString('base64url')}`

/** One mail tells of all searches of a person; so one click stops them all. The searches stay. */
export const unsubscribe = (context: Context, token: string) =>
  transact(context, async (tx) => {
    const names = await stopMails(tx, personOf(context.settings, token))
    if (names.length === 0) throw new Refusal('not_found')
    return { name: names.join(', ') }
  })

function personOf(settings: Secret, token: string) {
  const [id = '', proof = ''] = token.split('.')
  const given = Buffer.from(proof, 'base64url')
  const right = proofOf(settings, id)
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Refusal('not_found')
  return id
}

const proofOf = (settings: Secret, personId: string) =>
  createHmac('sha256', deriveKey(settings, 'unsubscribe from saved searches')).update(personId).digest()
