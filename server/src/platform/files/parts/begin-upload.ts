import { documentFile } from '@sojourn/contract/calls/file'
import type { Context } from '../../../context.ts'
import { transact } from '../../database/transact.ts'
import type { Person } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import { addUpload, countUploadsOf, lockUploadsOf } from './store.ts'

const MOST_OPEN = 30

/** Nobody knows yet what the file is for: its type, and a smaller limit, are checked when it is handed over. */
export async function beginUpload(context: Context, { id: ownerId }: Pick<Person, 'id'>, size: number) {
  if (size > documentFile.maxBytes)
    throw new Refusal('too_large', { message: documentFile.messages.tooLarge })
  await context.limits.take('upload', { account: ownerId })
  return transact(context, async (tx) => {
    await lockUploadsOf(tx, ownerId)
    if ((await countUploadsOf(tx, ownerId)) >= MOST_OPEN)
      throw new Refusal('not_now', { message: 'Please wait until your other files have arrived.' })
    return addUpload(tx, { ownerId, size, now: context.clock.now() })
  })
}
