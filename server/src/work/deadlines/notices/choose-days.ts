import type { DeadlineNotices } from '@sojourn/contract/work/own-deadlines'
import type { DeadlineKind } from '@sojourn/contract/work/own-deadlines-words'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { findDays, setDays } from './notice-store.ts'
import { chosenDays } from './reader-days.ts'

export const showDeadlineNotices = async ({ db }: Context, { id }: Person): Promise<DeadlineNotices> => ({
  days: chosenDays((await findDays(db, id))?.days),
})

/** A kind that is left out stays as it is. */
export async function updateDeadlineNotices(
  context: Context,
  actor: Person,
  days: { readonly [Kind in DeadlineKind]?: readonly number[] | undefined },
) {
  await transact(context, (tx) => setDays(tx, actor.id, JSON.stringify(days)))
  return showDeadlineNotices(context, actor)
}
