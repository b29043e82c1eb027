import type { VerificationDraft } from '@sojourn/contract/supply/verification'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { readDraft, sealDraft } from './answers.ts'
import { askedOf } from './asked-of.ts'
import { answersTo } from './check-answers.ts'
import { lockForDraft } from './lock-for-draft.ts'
import { changeVerification } from './verification-store.ts'

/** Keeps what was typed, right or wrong; what is not asked for is left out. */
export async function saveDraft(context: Context, actor: Person, typed: VerificationDraft) {
  const now = context.clock.now()
  await transact(context, async (tx) => {
    const verification = await lockForDraft(context, tx, actor)
    const { settings } = context
    const draft = readDraft(settings, verification)
    for (const answer of answersTo(askedOf(verification)))
      if (typed[answer] !== undefined) draft[answer] = typed[answer]
    await changeVerification(tx, actor.id, {
      sealed_draft: sealDraft(settings, actor.id, draft),
      draft_saved_at: now,
    })
  })
  return { saved_at: now.toISOString() }
}
