import type { ReplyOf } from '@sojourn/contract/calls/call'
import type { readAuditLog } from '@sojourn/contract/desk/staff'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { auditQuery } from '../../queries/staff-queries.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { AuditDetails } from './audit-details.tsx'
import css from './audit-page.module.css'
import { actionWords } from './audit-words.ts'

export const meta = () => ownPageMeta('Audit log')

type Entry = ReplyOf<typeof readAuditLog>['data']['items'][number]

const columns: Column<Entry>[] = [
  { header: 'Action', cell: ({ action }) => actionWords(action) },
  {
    header: 'Person',
    cell: ({ subject }) => subject && <Link to={staffPaths.person(subject.uuid)}>{subject.name}</Link>,
  },
  { header: 'Staff member', cell: ({ staff }) => staff.fullname },
  { header: 'Date', cell: ({ created_at }) => <InstantText value={created_at.date} /> },
  { header: 'Details', cell: ({ details }) => <AuditDetails details={details} /> },
]

/** The newest comes first; the address may name one person. */
export default function AuditPage() {
  const [params] = useSearchParams()
  const subject = params.get('subject') || undefined
  const { data, error, isPlaceholderData, refetch } = useQuery(
    auditQuery({ subject, cursor: params.get('cursor') || undefined }),
  )
  return (
    <>
      <PageTitle
        intro={subject ? 'Staff actions about one person, newest first.' : 'All staff actions, newest first.'}
        action={
          subject && (
            <LinkButton to={staffPaths.auditLog()} variant="secondary">
              Show all
            </LinkButton>
          )
        }
      >
        Audit log
      </PageTitle>
      <Table
        caption="Audit log"
        columns={columns}
        rows={data?.items ?? (error ? 'failed' : 'loading')}
        stale={isPlaceholderData}
        rowKey={({ id }) => id}
        empty={<Empty>No actions yet.</Empty>}
        onRetry={() => refetch()}
        error={error}
      />
      <div className={css.pages}>
        <Pagination label="More entries" nextCursor={data?.pagination.next_cursor ?? null} />
      </div>
    </>
  )
}
