import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import css from './auth-page.module.css'

export const StubWords = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={css.words}>
    <h2>{title}</h2>
    {children}
  </div>
)

/** The route of a task in several steps; where one stands is lit. */
export const StubRoute = ({ title, stops, at }: { title: string; stops: readonly string[]; at: number }) => (
  <div className={css.words}>
    <h2>{title}</h2>
    <ol className={css.route}>
      {stops.map((stop, index) => (
        <li
          key={stop}
          data-state={index < at ? 'done' : index === at ? 'here' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
        >
          {stop}
          {index < at && <span data-hidden> {t('(done)')}</span>}
        </li>
      ))}
    </ol>
  </div>
)

/** The stops of joining and of recovering an account. */
export const joinStops = [t('Your details'), t('Email code'), t('Account ready')] as const
export const recoveryStops = [
  t('Your email'),
  t('Security question'),
  t('Link by email'),
  t('New password'),
] as const
