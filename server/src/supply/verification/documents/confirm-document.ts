import type { PaperFields } from '@sojourn/contract/ground/papers'
import type { Context } from '../../../context.ts'
import { confirmReading } from '../../../ground/papers/confirm-reading.ts'
import { announce } from '../../../ground/papers/read-papers.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { showVerification } from '../show-verification.ts'
import { lockVerification } from '../verification-store.ts'

/** The agent confirms it before it is sent. */
export const confirmDocument = (context: Context, actor: Person, fields: PaperFields) =>
  transact(context, async (tx) => {
    const fileId = (await lockVerification(tx, actor.id))?.draft_file_id
    if (!fileId) throw new Refusal('not_found')
    await confirmReading(context, tx, { fileId, personId: actor.id, fields })
    announce(context, tx, [actor.id])
    return showVerification({ ...context, tx }, actor)
  })
