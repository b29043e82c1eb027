import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import type { Context } from '../../../context.ts'
import { cardsOf } from '../card-store.ts'
import { aimOf } from '../search-criteria.ts'
import { viewFoundAgent } from '../view.ts'

interface Asked extends Pick<SearchFilters, 'country' | 'visa' | 'purpose'> {
  ids: string[]
}

/** They come in the order asked for; who cannot be found now is left out. */
export const compareAgents = async ({ pool }: Context, { ids, ...wanted }: Asked) =>
  (await cardsOf(pool, ids, aimOf(wanted))).map(viewFoundAgent)
