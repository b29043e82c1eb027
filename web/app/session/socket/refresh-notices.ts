import { under } from '../../api/call-query.ts'
import { queryClient } from '../query-client.ts'

/** Looks again at what is unread: whoever hears that something changed says so. */
export const refreshNotices = () => queryClient().invalidateQueries(under('/notifications'))
