import type { VerificationCase } from '@sojourn/contract/desk/staff-queue'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { Fragment } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Link } from '../../ui/text/link.tsx'

/** Warns that somebody else handed in the same document, and leads to them. */
export const SameDocument = ({ accounts }: { accounts: VerificationCase['same_document'] }) => (
  <Banner tone="warning">
    The same document is in {accounts.length === 1 ? 'another account' : 'other accounts'}:{' '}
    {accounts.map(({ uuid, fullname, label }, index) => (
      <Fragment key={uuid}>
        {index > 0 && ', '}
        <Link to={staffPaths.verification(uuid)}>{fullname}</Link> ({label.label})
      </Fragment>
    ))}
    .
  </Banner>
)
