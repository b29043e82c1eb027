import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import { transact } from '../platform/database/transact.ts'
import { Refusal } from '../platform/refusal.ts'
import { deriveKey } from '../platform/secrets/derive-key.ts'
import { stopMails } from './saved-search-store.ts'

type Secret = Pick<Context['settings'], 'secret'>

/** Stands in the address under each mail: whoever has the mail may stop them, without signing in. */
export const unsubscribeToken = (settings: Secret, searchId: string) =>
  `${searchId}.${proofOf(settings, searchId).toString('base64url')}`

export const unsubscribe = (context: Context, token: string) =>
  transact(context, async (tx) => {
    const search = await stopMails(tx, searchOf(context.settings, token))
    if (!search) throw new Refusal('not_found')
    return { name: search.name }
  })

function searchOf(settings: Secret, token: string) {
  const [id = '', proof = ''] = token.split('.')
  const given = Buffer.from(proof, 'base64url')
  const right = proofOf(settings, id)
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Refusal('not_found')
  return id
}

const proofOf = (settings: Secret, searchId: string) =>
  createHmac('sha256', deriveKey(settings, 'unsubscribe from a saved search')).update(searchId).digest()
