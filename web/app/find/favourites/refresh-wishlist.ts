import { SHORTLISTS, wishlistQuery } from '../../queries/favourite-queries.ts'
import { queryClient } from '../../session/query-client.ts'

/** After a heart was pressed. Cards of the wishlist stay until one comes back to it; shortlists follow at once. */
export async function favouritesChanged() {
  const queries = queryClient()
  const { queryKey } = wishlistQuery
  await queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  await queries.invalidateQueries({ queryKey: SHORTLISTS })
}
