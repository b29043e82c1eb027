import { useState } from 'react'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Entry } from '../../ui/form/entry.tsx'
import css from './period-list.module.css'

export interface PeriodLine {
  key: string
  days: string
  /** What holds on them. */
  hours: string
  edit?: () => void
  remove: () => Promise<unknown>
  undo: () => Promise<unknown>
}

/** What was taken away stays for a moment as a line that brings it back. */
export function PeriodList({ label, lines }: { label: string; lines: readonly PeriodLine[] }) {
  const [removed, setRemoved] = useState<PeriodLine | null>(null)
  return (
    <>
      <ul className={css.list} aria-label={label}>
        {lines.map((line) => (
          <Line key={line.key} line={line} onRemoved={() => setRemoved(line)} />
        ))}
      </ul>
      <p role="status" className={css.status}>
        {removed && <Removed key={removed.key} line={removed} onUndone={() => setRemoved(null)} />}
      </p>
    </>
  )
}

function Line({ line, onRemoved }: { line: PeriodLine; onRemoved: () => void }) {
  const { days, hours, edit, remove } = line
  const action = useAction()
  const press = async () => {
    if (await action.run(remove)) onRemoved()
  }
  return (
    <Entry icon="calendar" name={days} note={hours}>
      {edit && (
        <Button variant="quiet" size="s" aria-label={`Edit ${days}`} onClick={edit}>
          Edit
        </Button>
      )}
      <Button variant="quiet" size="s" busy={action.busy} aria-label={`Remove ${days}`} onClick={press}>
        Remove
      </Button>
    </Entry>
  )
}

function Removed({ line, onUndone }: { line: PeriodLine; onUndone: () => void }) {
  const action = useAction()
  const press = async () => {
    if (await action.run(line.undo)) onUndone()
  }
  return (
    <>
      {line.days} removed.
      <Button variant="quiet" size="s" icon="refresh" busy={action.busy} onClick={press}>
        Undo
      </Button>
    </>
  )
}
