import { useKeepAccount } from '../../session/use-keep-account.ts'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import css from './deletion-panel.module.css'

/** An account that will be deleted, and the button that keeps it. */
export function PendingDeletion({ dueAt }: { dueAt: string }) {
  const { busy, keepAccount } = useKeepAccount()
  return (
    <div className={css.whole}>
      <p>
        Your account will be deleted on{' '}
        <b>
          <DayText value={dueAt} />
        </b>
        . You can keep using it until then.{' '}
      </p>
      <Button busy={busy} onClick={keepAccount}>
        Keep my account
      </Button>
    </div>
  )
}
