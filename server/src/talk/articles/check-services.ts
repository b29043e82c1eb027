import { articleMessages } from '@sojourn/contract/talk/article-words'
import type { Reader } from '../../platform/database/database.ts'
import { invalidField } from '../../platform/refusal.ts'
import { servicesToName } from './store.ts'

/** An article leads to services of its author that are not put away. */
export async function checkServices(db: Reader, agentId: string, ids: readonly string[]) {
  if (ids.length === 0) return
  if ((await servicesToName(db, agentId, ids)).length < ids.length)
    throw invalidField('services', articleMessages.service)
}
