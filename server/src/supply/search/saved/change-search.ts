import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { viewSearch } from '../view.ts'
import { changeSearch as change, deleteSearch } from './saved-search-store.ts'

interface Change {
  id: string
  name?: string | undefined
  mail?: boolean | undefined
}

export const changeSearch = (context: Context, person: Person, { id, ...wanted }: Change) =>
  transact(context, async (tx) => {
    const search = await change(tx, person.id, id, wanted, context.clock.now())
    if (!search) throw new Refusal('not_found')
    return viewSearch(search)
  })

export const removeSearch = (context: Context, person: Person, id: string) =>
  transact(context, async (tx) => {
    if (!(await deleteSearch(tx, person.id, id))) throw new Refusal('not_found')
  })
