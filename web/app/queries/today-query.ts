import { callQuery } from '../api/call-query.ts'

/** What waits for somebody; other pages and the other side change it, so it is asked anew whenever it is looked at. */
export const todayQuery = { ...callQuery('GET /today'), staleTime: 0 }
