import { t } from '@sojourn/contract/words/t'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import type { PeriodLine } from './period-line.tsx'

/** A period that was just taken away, with the way back. */
export function RemovedPeriod({ line, onUndone }: { line: PeriodLine; onUndone: () => void }) {
  const action = useAction()
  const press = async () => {
    if (await action.run(line.undo)) onUndone()
  }
  return (
    <>
      {t('{days} removed.', { days: line.days })}{' '}
      <Button variant="quiet" size="s" icon="refresh" busy={action.busy} onClick={press}>
        {t('Undo')}
      </Button>
    </>
  )
}
