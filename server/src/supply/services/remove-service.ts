import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { eraseService, lockService } from './store.ts'

/** V5 erases only a draft nobody ever ordered; everything else can be archived. */
export function removeService(context: Context, actor: Person, id: string) {
  return transact(context, async (tx) => {
    if (!(await lockService(tx, actor.id, id))) throw new Refusal('not_found')
    if (!(await eraseService(tx, actor.id, id)))
      throw new Refusal('not_now', {
        message: 'Only a draft that was never ordered can be deleted. Archive it instead.',
      })
  })
}
