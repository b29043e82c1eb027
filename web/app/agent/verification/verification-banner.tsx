import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useAccount } from '../../session/use-account.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Link } from '../../ui/text/link.tsx'
import { sentenceFor } from './label-sentence.ts'
import { labelWords } from './label-words.ts'
import { useRoleOf } from './use-role-of.ts'
import css from './verification-banner.module.css'
import { verificationQuery } from './verification-queries.ts'

/** Over the pages of an agent who is not verified: why, and what to do. Its place is kept until we know. */
export function VerificationBanner() {
  const { role } = useAccount()
  const { pathname } = useLocation()
  const isFor = role === 'unverified_consultant' && !/\/(kyc|verification)(\/|$)/.test(pathname)
  const { data, isLoading } = useQuery({ ...verificationQuery, enabled: isFor })
  useRoleOf(isFor ? data : undefined)
  if (isFor && isLoading)
    return (
      <div className={css.place} inert>
        <Unverified />
      </div>
    )
  if (!isFor || !data || data.label.slug === 'verified') return null
  const { slug } = data.label
  if (slug === 'unverified') return <Unverified />
  return (
    <Banner
      tone={slug === 'in_progress' ? 'info' : 'warning'}
      action={<Link to={agentPaths.verification()}>{t('Open')}</Link>}
    >
      <b>{t('Verification: {state}.', { state: labelWords[slug].name })}</b> {sentenceFor(data)}
    </Banner>
  )
}

const Unverified = () => (
  <Banner tone="warning" action={<Link to={agentPaths.verification()}>{t('Verify me')}</Link>}>
    <b>{t('You are not verified yet.')}</b> {labelWords.unverified.sentence}
  </Banner>
)
