import type { Context } from '../../context.ts'
import { showAccount } from '../../people/account/show-account.ts'
import type { Person } from '../../platform/http/actor.ts'
import { reasonsAgainstDeletion } from './deletion-blockers.ts'

/** The answer says when the account will be deleted, if that was asked for, and what stands in the way. */
export async function showDeletionRequest(context: Context, actor: Person) {
  const { deletion } = await showAccount(context, actor)
  return { due_at: deletion?.due_at ?? null, blockers: await reasonsAgainstDeletion(context, actor.id) }
}
