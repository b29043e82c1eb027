import type { WorkHealth as Health } from '@sojourn/contract/desk/worklist'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import type { ReactNode } from 'react'
import { InstantText, RelativeTime } from '../../ui/date/time-text.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'
import { Link } from '../../ui/text/link.tsx'
import css from './desk-page.module.css'

/** How payments, payouts and books stand: what is well is said in a word, what is not leads to where it is mended. */
export const WorkHealth = ({ health: { payment_alarms, payouts, books } }: { health: Health }) => (
  <section className={css.health} aria-labelledby="health">
    <h2 id="health">Health</h2>
    <ul className={css.lines}>
      <Line isWell={payment_alarms === 0} to={staffPaths.ledger()} name="Payments">
        {payment_alarms === 0
          ? 'None needs attention'
          : `${payment_alarms} ${payment_alarms === 1 ? 'needs' : 'need'} attention`}
      </Line>
      <Line isWell to={staffPaths.payouts()} name="Payouts">
        {payouts.since ? (
          <>
            {payouts.count} waiting, the oldest since <RelativeTime value={payouts.since} />
          </>
        ) : (
          'None is waiting'
        )}
      </Line>
      <Line
        isWell={books.faults === 0 || (books.faults === null && !books.proven_at)}
        {...(!books.proven_at && { icon: 'clock' as const })}
        to={staffPaths.ledger()}
        name="Books"
      >
        {books.faults === null && books.proven_at && 'Not checked for more than a day. '}
        {!!books.faults && `${books.faults} ${books.faults === 1 ? 'fault' : 'faults'} found. `}
        {books.proven_at ? (
          <>
            Last proven <InstantText value={books.proven_at} />
          </>
        ) : (
          'Not proven yet'
        )}
      </Line>
    </ul>
  </section>
)

interface LineProps {
  isWell: boolean
  icon?: IconName
  name: string
  to: string
  children: ReactNode
}

const Line = ({ isWell, icon = isWell ? 'check' : 'warning', name, to, children }: LineProps) => (
  <li data-ill={!isWell || undefined}>
    <Icon name={icon} />
    <Link to={to}>{name}</Link>
    <span>{children}</span>
  </li>
)
