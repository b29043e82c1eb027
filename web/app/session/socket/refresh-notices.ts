import { queryClient } from '../query-client.ts'

/** Under this all queries of notifications lie. */
export const NOTICES = 'notices'

/** Looks again at what is unread: whoever hears that something changed says so. */
export const refreshNotices = () => queryClient().invalidateQueries({ queryKey: [NOTICES] })
