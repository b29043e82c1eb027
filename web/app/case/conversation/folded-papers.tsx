import { formatDay } from '@sojourn/contract/dates/format-day'
import { t } from '@sojourn/contract/words/t'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import type { Run } from './fold-papers.ts'
import css from './message.module.css'

interface Props {
  run: Run
  /** One of them is looked for. */
  isFound: boolean
  /** The lines themselves. */
  children: ReactNode
}

/** How many documents came, in place of a line for each. */
export function FoldedPapers({ run: { lines, dayAfter }, isFound, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen || isFound) return children
  return (
    <>
      <DayLine day={lines[0]?.day} />
      <li className={css.line} data-seq={lines.at(-1)?.message.seq}>
        {wordsOf(lines)}{' '}
        <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
          {t('Show')}
        </Button>
      </li>
      <DayLine day={dayAfter} />
    </>
  )
}

const DayLine = ({ day }: { day: string | null | undefined }) =>
  day && (
    <li className={css.day}>
      <time dateTime={day}>{formatDay(day)}</time>
    </li>
  )

function wordsOf(lines: Run['lines']) {
  const count = (paper: 'uploaded' | 'accepted') =>
    lines.filter(({ message }) => message.paper === paper).length
  const [uploaded, accepted] = [count('uploaded'), count('accepted')]
  const words = [
    uploaded > 0 &&
      t('{count, plural, one {# document uploaded} other {# documents uploaded}}', { count: uploaded }),
    accepted > 0 &&
      t('{count, plural, one {# document accepted} other {# documents accepted}}', { count: accepted }),
  ]
  return words.filter(Boolean).join(t(', '))
}
