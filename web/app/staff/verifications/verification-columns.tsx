import type { VerificationLine } from '@sojourn/contract/desk/staff-queue'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { DOCUMENT_TYPES } from '@sojourn/contract/supply/verification-words'
import { InstantText, RelativeTime } from '../../ui/date/time-text.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from './verifications-page.module.css'
import { WithWhom } from './with-whom.tsx'

const columns: Column<VerificationLine>[] = [
  {
    header: 'Agent',
    cell: ({ uuid, fullname }) => <Link to={staffPaths.verification(uuid)}>{fullname}</Link>,
  },
  {
    header: 'Country',
    cell: ({ country }) =>
      country ? (
        <span className={css.country}>
          <Flag country={country.id} />
          {country.name}
        </span>
      ) : (
        'None'
      ),
  },
  {
    header: 'Document',
    cell: ({ document_type }) => (document_type ? DOCUMENT_TYPES[document_type] : 'None'),
  },
]

export const waitingColumns: Column<VerificationLine>[] = [
  ...columns,
  {
    header: 'Attempt',
    cell: ({ tries, keeps_level }) => (
      <span className={css.tries}>
        {tries}
        {keeps_level && <Pill icon="refresh">Verified before</Pill>}
      </span>
    ),
  },
  {
    header: 'Waiting since',
    cell: ({ submitted_at }) => submitted_at && <RelativeTime value={submitted_at} />,
  },
  { header: 'Assigned to', cell: ({ claim }) => <WithWhom claim={claim} /> },
]

export const decidedColumns: Column<VerificationLine>[] = [
  ...columns,
  { header: 'Decided', cell: ({ decided_at }) => decided_at && <InstantText value={decided_at} /> },
]
