import type { Context } from '../../../context.ts'
import { wantsMailOf } from '../../../people/account/notice-preferences.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { viewSearch } from '../view.ts'
import { searchesOf } from './saved-search-store.ts'

export async function listSearches({ db }: Context, { id }: Person) {
  const areMailed = await wantsMailOf(db, id, 'news')
  return (await searchesOf(db, id)).map((row) => viewSearch(row, areMailed))
}
