import { MOST_SEARCHES, type SearchFilters } from '@sojourn/contract/supply/discovery'
import type { Context } from '../../../context.ts'
import { holdPerson } from '../../../people/account/hold-person.ts'
import { wantsMailOf } from '../../../people/account/notice-preferences.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { viewSearch } from '../view.ts'
import { changeSearch, countSearches, findSame, insertSearch } from './saved-search-store.ts'

interface Wanted {
  name: string
  filters: SearchFilters
  mail: boolean
}

/** The same filters again are the search that is there, with the name and mail asked for now: a retry makes no second one. */
export function saveSearch(context: Context, { id: person_id }: Person, { name, filters, mail }: Wanted) {
  return transact(context, async (tx) => {
    await holdPerson(tx, person_id)
    const asText = JSON.stringify(filters)
    const now = context.clock.now()
    const same = await findSame(tx, person_id, asText)
    const areMailed = await wantsMailOf(tx, person_id, 'news')
    const changed = same && (await changeSearch(tx, person_id, same.id, { name, mail }, now))
    if (changed) return viewSearch(changed, areMailed)
    if ((await countSearches(tx, person_id)) >= MOST_SEARCHES) {
      throw new Refusal('not_now', {
        message: `You can save ${MOST_SEARCHES} searches. Remove one you no longer need first.`,
      })
    }
    return viewSearch(await insertSearch(tx, { person_id, name, filters: asText, mail, now }), areMailed)
  })
}
