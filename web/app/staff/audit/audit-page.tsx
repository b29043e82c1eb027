import type { ReplyOf } from '@sojourn/contract/calls/call'
import type { readAuditLog } from '@sojourn/contract/desk/staff'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { auditQuery } from '../../queries/staff-queries.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { useCursor } from '../../ui/list/use-cursor.ts'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { AuditDetails } from './audit-details.tsx'
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
  const cursor = useCursor()
  const subject = params.get('subject') || undefined
  const list = useQuery(auditQuery({ subject, cursor }))
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
      <PagedTable
        list={list}
        caption="Audit log"
        columns={columns}
        more="More entries"
        rowKey={({ id }) => id}
        empty="No actions yet."
      />
    </>
  )
}
