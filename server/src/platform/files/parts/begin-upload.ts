import { documentFile } from '@sojourn/contract/calls/file'
import type { Context } from '../../../context.ts'
import { transact } from '../../database/transact.ts'
import type { Person } from '../../http/actor.ts'
import { notNow, Refusal } from '../../refusal.ts'
import { addUpload, lockUploadsOf, measureUploadsOf } from './store.ts'

const MOST_OPEN = 30
/** Declared sizes count, so that what has begun can always arrive. */
const MOST_BYTES = 500_000_000

/** Nobody knows yet what the file is for: its type, and a smaller limit, are checked when it is handed over. */
export async function beginUpload(context: Context, { id: ownerId }: Pick<Person, 'id'>, size: number) {
  if (size > documentFile.maxBytes)
    throw new Refusal('too_large', { message: documentFile.messages.tooLarge })
  await context.limits.take('upload', { account: ownerId })
  return transact(context, async (tx) => {
    await lockUploadsOf(tx, ownerId)
    const { count, bytes } = await measureUploadsOf(tx, ownerId)
    if (count >= MOST_OPEN) throw notNow('Please wait until your other files have arrived.')
    if (bytes + size > MOST_BYTES)
      throw notNow(
        'Your files that are not handed in yet may have 500 MB together. Please wait until they are, or cancel one.',
      )
    return addUpload(tx, { ownerId, size, now: context.clock.now() })
  })
}
