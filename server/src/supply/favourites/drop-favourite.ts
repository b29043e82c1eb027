import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { removeFavourite } from './store.ts'

/** Another person's favourite is left alone, and gone is gone: both look the same. */
export const dropFavourite = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    await removeFavourite(tx, actor.id, id)
  })
