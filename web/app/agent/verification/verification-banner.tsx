import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useAccount } from '../../session/use-account.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Link } from '../../ui/text/link.tsx'
import { sentenceFor } from './label-sentence.ts'
import { labelWords } from './label-words.ts'
import { useRoleOf } from './use-role-of.ts'
import { verificationQuery } from './verification-queries.ts'

/** Over the pages of an agent who is not verified: why, and what to do. */
export function VerificationBanner() {
  const { role } = useAccount()
  const { pathname } = useLocation()
  const isFor = role === 'unverified_consultant' && !/\/(kyc|verification)(\/|$)/.test(pathname)
  const { data } = useQuery({ ...verificationQuery, enabled: isFor })
  useRoleOf(isFor ? data : undefined)
  if (!isFor || !data || data.label.slug === 'verified') return null
  const { slug } = data.label
  return (
    <Banner
      tone={slug === 'in_progress' ? 'info' : 'warning'}
      action={<Link to={agentPaths.verification()}>{slug === 'unverified' ? 'Verify me' : 'Open'}</Link>}
    >
      <b>{slug === 'unverified' ? 'You are not verified yet.' : `Verification: ${data.label.label}.`}</b>{' '}
      {slug === 'unverified' ? labelWords.unverified.sentence : sentenceFor(data)}
    </Banner>
  )
}
