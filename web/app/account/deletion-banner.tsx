import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { DayText } from '../ui/time-text.tsx'
import { useKeepAccount } from './use-keep-account.ts'

/** Over every page while the account is about to go. */
export function DeletionBanner({ dueAt }: { dueAt: string }) {
  const { busy, keepAccount } = useKeepAccount()
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" size="s" busy={busy} onClick={keepAccount}>
          Keep my account
        </Button>
      }
    >
      Your account will be deleted on{' '}
      <b>
        <DayText value={dueAt} />
      </b>
      .
    </Banner>
  )
}
