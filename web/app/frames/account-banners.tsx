import { VerificationBanner } from '../agent/verification/verification-banner.tsx'
import { VerifyEmailButton } from '../join/parts/verify-email-button.tsx'
import { useAccount } from '../session/use-account.ts'
import { Banner } from '../ui/feedback/banner.tsx'
import { rich } from '../words/rich.tsx'
import css from './account-banners.module.css'
import { DeletionBanner } from './deletion-banner.tsx'
import { TimezoneNotice } from './timezone-notice.tsx'

/** The gravest comes first. */
export function AccountBanners() {
  const { email, deletion } = useAccount()
  return (
    <div className={css.banners}>
      {deletion && <DeletionBanner dueAt={deletion.due_at} />}
      {!email.verified && (
        <Banner tone="warning" action={<VerifyEmailButton />}>
          {rich('Please verify your email, {email}.', { email: <b>{email.address}</b> })}
        </Banner>
      )}
      <VerificationBanner />
      <TimezoneNotice />
    </div>
  )
}
