import { t } from '@sojourn/contract/words/t'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Entry } from '../../ui/form/entry.tsx'

export interface PeriodLine {
  key: string
  days: string
  hours: string
  edit?: () => void
  remove: () => Promise<unknown>
  undo: () => Promise<unknown>
}

/** One period with its buttons. */
export function PeriodEntry({ line, onRemoved }: { line: PeriodLine; onRemoved: () => void }) {
  const { days, hours, edit, remove } = line
  const action = useAction()
  const press = async () => {
    if (await action.run(remove)) onRemoved()
  }
  return (
    <Entry icon="calendar" name={days} note={hours}>
      {edit && (
        <Button variant="quiet" size="s" aria-label={t('Edit {days}', { days })} onClick={edit}>
          {t('Edit')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="s"
        busy={action.busy}
        aria-label={t('Remove {days}', { days })}
        onClick={press}
      >
        {t('Remove')}
      </Button>
    </Entry>
  )
}
