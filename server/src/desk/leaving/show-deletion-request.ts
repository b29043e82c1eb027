import type { Context } from '../../context.ts'
import { showAccount } from '../../people/account/show-account.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Person } from '../../platform/http/actor.ts'
import { reasonsAgainstDeletion } from './deletion-blockers.ts'

/** The answer says when the account will be deleted, if that was asked for, and what stands in the way. */
export async function showDeletionRequest(context: Context, actor: Person) {
  const { deletion } = await showAccount(context, actor)
  const due_at = deletion?.due_at ?? null
  const on = due_at ? new Date(due_at) : dayIfAskedNow(context)
  return { due_at, against: await reasonsAgainstDeletion(context, actor.id, on) }
}

const GRACE_MS = 14 * DAY_MS

/** A deletion that is asked for now comes then. */
export const dayIfAskedNow = ({ clock }: Context) => new Date(clock.now().getTime() + GRACE_MS)
