import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/text/icon.tsx'
import css from './fit.module.css'

export type Mark = 'good' | 'look' | 'bad' | 'open'

export interface Line {
  mark: Mark
  title: string
  text: ReactNode
  /** It is written to the agent; null where they could not help. */
  question: string | null
}

const ICONS = { good: 'check', look: 'warning', bad: 'close', open: 'info' } as const
const LABELS = {
  good: t('Fits'),
  look: t('Look at this first'),
  bad: t('Does not fit'),
  open: t('Not known'),
}

interface Props {
  line: Line
  children: ReactNode
}

/** Without a doubt its reasons are folded, so that a phone comes soon to the price. */
export const FitLine = ({ line: { mark, title, text }, children }: Props) => (
  <li className={css.line} data-mark={mark}>
    <Icon name={ICONS[mark]} size="s" label={LABELS[mark]} className={css.mark} />
    <div>
      {mark === 'good' && text ? (
        <details>
          <summary>
            {title}
            <Icon name="chevron-down" size="s" />
          </summary>
          <p>{text}</p>
        </details>
      ) : (
        <>
          <b>{title}</b>
          {text && <p>{text}</p>}
        </>
      )}
      {children}
    </div>
  </li>
)
