import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import type { Route } from './+types/reported-page'
import { Known } from './conversation-page.tsx'
import { reportedConversationQuery } from './conversation-queries.ts'

export const meta = () => ownPageMeta('Conversation')

/** A question before hiring of which a message was reported. Each look is written down. */
export default function ReportedPage({ params: { id } }: Route.ComponentProps) {
  const query = useQuery(reportedConversationQuery(id))
  return <Loaded query={query}>{(known) => <Known conversation={known} />}</Loaded>
}
