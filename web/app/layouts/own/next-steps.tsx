import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/text/icon.tsx'
import css from './next-steps.module.css'

export interface NextStep {
  title: string
  text: string
  done?: boolean
  action?: ReactNode
}

/** The first stops of a journey; those behind one are stamped. */
export const NextSteps = ({ steps }: { steps: readonly NextStep[] }) => (
  <section className={css.slip} aria-labelledby="next-steps">
    <h2 id="next-steps">{t('Your next steps')}</h2>
    <ol>
      {steps.map(({ title, text, done, action }) => (
        <li key={title} data-done={done || undefined}>
          <span className={css.mark} aria-hidden="true">
            {done && <Icon name="check" size="s" />}
          </span>
          <div className={css.words}>
            <h3>
              {title}
              {done && <span data-hidden> {t('(done)')}</span>}
            </h3>
            <p>{text}</p>
          </div>
          {!done && action}
        </li>
      ))}
    </ol>
  </section>
)
