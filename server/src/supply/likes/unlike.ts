import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { removeLike } from './store.ts'

/** Another person's like is left alone, and gone is gone: both look the same. */
export const unlike = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    await removeLike(tx, actor.id, id)
  })
