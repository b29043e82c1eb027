import { formatDay } from '@sojourn/contract/dates/format-day'
import { t } from '@sojourn/contract/words/t'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import type { Shown } from './group-messages.ts'
import css from './message.module.css'

interface Props {
  run: Shown[]
  /** One of them is looked for. */
  isFound: boolean
  /** The lines themselves. */
  children: ReactNode
}

/** How many documents came, in place of a line for each. */
export function FoldedPapers({ run, isFound, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen || isFound) return children
  const [first] = run
  return (
    <>
      {first?.day && (
        <li className={css.day}>
          <time dateTime={first.day}>{formatDay(first.day)}</time>
        </li>
      )}
      <li className={css.line} data-seq={run.at(-1)?.message.seq}>
        {wordsOf(run)}{' '}
        <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
          {t('Show')}
        </Button>
      </li>
    </>
  )
}

function wordsOf(run: Shown[]) {
  const count = (paper: 'uploaded' | 'accepted') =>
    run.filter(({ message }) => message.paper === paper).length
  const [uploaded, accepted] = [count('uploaded'), count('accepted')]
  const words = [
    uploaded > 0 &&
      t('{count, plural, one {# document uploaded} other {# documents uploaded}}', { count: uploaded }),
    accepted > 0 &&
      t('{count, plural, one {# document accepted} other {# documents accepted}}', { count: accepted }),
  ]
  return words.filter(Boolean).join(t(', '))
}
