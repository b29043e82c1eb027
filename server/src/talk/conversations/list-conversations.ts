import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { sideOf } from './side-of.ts'
import { membersOf, threadsOf } from './store.ts'
import { viewThread } from './view.ts'

interface Page {
  cursor?: string | undefined
  limit: number
}

/** The conversations of the mode somebody is in. */
export async function listConversations(
  { db, clock }: Context,
  actor: Person,
  { cursor, limit }: Page,
  language: Language,
) {
  const after = decodeCursor(cursor, AgeCursor)
  const side = sideOf(actor)
  const rows = await threadsOf(db, { personId: actor.id, side }, { limit, after })
  const members = await membersOf(
    db,
    rows.map(({ id }) => id),
  )
  const viewer = { id: actor.id, now: clock.now(), side, language }
  return pageOf(
    rows,
    limit,
    (row) => viewThread(row, members, viewer),
    (row) => [row.last_at.toISOString(), row.id],
  )
}
