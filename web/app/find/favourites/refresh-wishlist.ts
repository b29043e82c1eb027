import { at } from '../../api/call-query.ts'
import { keptArticlesQuery, wishlistQuery } from '../../queries/favourite-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import type { Kind } from './make-favourites.ts'

/** After a heart was pressed. Cards of the wishlist stay until one comes back to it; shortlists follow at once. */
export async function favouritesChanged(kind: Kind) {
  const queries = queryClient()
  const { queryKey } = kind === 'article' ? keptArticlesQuery : wishlistQuery
  await queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  if (kind === 'consultant') await queries.invalidateQueries(at('GET /goals/{id}/shortlist'))
}
