import { useState } from 'react'
import { PeriodEntry, type PeriodLine } from './period-line.tsx'
import css from './period-list.module.css'
import { RemovedPeriod } from './removed-period.tsx'

/** A line that was removed stays for a moment and can be brought back. */
export function PeriodList({ label, lines }: { label: string; lines: readonly PeriodLine[] }) {
  const [removed, setRemoved] = useState<PeriodLine | null>(null)
  return (
    <>
      <ul className={css.list} aria-label={label}>
        {lines.map((line) => (
          <PeriodEntry key={line.key} line={line} onRemoved={() => setRemoved(line)} />
        ))}
      </ul>
      <p role="status" className={css.status}>
        {removed && <RemovedPeriod key={removed.key} line={removed} onUndone={() => setRemoved(null)} />}
      </p>
    </>
  )
}
