import type { Blocker } from '@sojourn/contract/people/own-data'
import { t } from '@sojourn/contract/words/t'
import { useKeepAccount } from '../../session/use-keep-account.ts'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { rich } from '../../words/rich.tsx'
import { Blockers } from './blockers.tsx'
import css from './deletion-panel.module.css'

interface Pending {
  dueAt: string
  waitsFor: readonly Blocker[]
}

/** An account that will be deleted, what that waits for, and the button that keeps it. */
export function PendingDeletion({ dueAt, waitsFor }: Pending) {
  const { busy, keepAccount } = useKeepAccount()
  const day = (
    <b>
      <DayText value={dueAt} />
    </b>
  )
  return (
    <div className={css.whole}>
      <p>
        {waitsFor.length > 0
          ? rich('Your account will be deleted on {day} at the earliest. You can keep using it until then.', {
              day,
            })
          : rich('Your account will be deleted on {day}. You can keep using it until then.', { day })}
      </p>
      {waitsFor.length > 0 && (
        <>
          <p>{t('This has to be settled first; we look again every two days:')}</p>
          <Blockers of={waitsFor} />
        </>
      )}
      <Button busy={busy} onClick={keepAccount}>
        {t('Keep my account')}
      </Button>
    </div>
  )
}
