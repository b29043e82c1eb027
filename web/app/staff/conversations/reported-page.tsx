import type { StaffReport } from '@sojourn/contract/desk/staff-reports'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Link } from '../../ui/text/link.tsx'
import type { Route } from './+types/reported-page'
import { Known } from './conversation-page.tsx'
import { reportedConversationQuery, reportOfMessageQuery } from './conversation-queries.ts'

export const meta = () => ownPageMeta('Conversation')

/** A question before hiring of which a message was reported, or that message in its place. Each look is written down. */
export default function ReportedPage({ params }: Route.ComponentProps) {
  return params.report === undefined ? <Whole id={params.id} /> : <MessageOf report={params.report} />
}

function Whole({ id }: { id: string }) {
  const query = useQuery(reportedConversationQuery(id))
  return <Loaded query={query}>{(known) => <Known conversation={known} />}</Loaded>
}

function MessageOf({ report }: { report: string }) {
  const query = useQuery(reportOfMessageQuery(report))
  return (
    <Loaded query={query}>
      {(known) =>
        known.message ? (
          <InPlace report={known} message={known.message} />
        ) : (
          <p>
            This message no longer exists. <Link to={staffPaths.report(report)}>Back to the report</Link>
          </p>
        )
      }
    </Loaded>
  )
}

function InPlace({ report, message }: { report: StaffReport; message: NonNullable<StaffReport['message']> }) {
  const query = useQuery(reportedConversationQuery(message.conversation))
  const { id, title } = report
  return (
    <Loaded query={query}>
      {(known) => <Known conversation={known} reported={{ report: id, title, seq: message.seq }} />}
    </Loaded>
  )
}
