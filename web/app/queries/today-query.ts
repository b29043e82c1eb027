import { callQuery } from '../api/call-query.ts'

/** Other pages and the other side change the list, so it is asked anew whenever it is looked at. */
export const todayQuery = { ...callQuery('GET /today'), staleTime: 0 }
