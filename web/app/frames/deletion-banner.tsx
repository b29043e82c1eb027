import { t } from '@sojourn/contract/words/t'
import { useKeepAccount } from '../session/use-keep-account.ts'
import { Button } from '../ui/button/button.tsx'
import { DayText } from '../ui/date/time-text.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { rich } from '../words/rich.tsx'

/** Over every page while the account is about to go. */
export function DeletionBanner({ dueAt }: { dueAt: string }) {
  const { busy, keepAccount } = useKeepAccount()
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" size="s" busy={busy} onClick={keepAccount}>
          {t('Keep my account')}
        </Button>
      }
    >
      {rich('Your account will be deleted on {day}.', {
        day: (
          <b>
            <DayText value={dueAt} />
          </b>
        ),
      })}
    </Banner>
  )
}
