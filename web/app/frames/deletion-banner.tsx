import { useKeepAccount } from '../session/use-keep-account.ts'
import { Button } from '../ui/button/button.tsx'
import { DayText } from '../ui/date/time-text.tsx'
import { Banner } from '../ui/feedback/banner.tsx'

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
