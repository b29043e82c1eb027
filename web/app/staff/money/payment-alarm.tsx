import type { PaymentAlarm } from '@sojourn/contract/desk/staff-ledger'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Link } from '../../ui/text/link.tsx'
import { alarmWords } from './alarm-words.ts'
import { figuresOfAlarm } from './figures-of-alarm.ts'
import css from './ledger-page.module.css'

/** One payment that needs attention: what happened, to whom, and what to do about it. */
export function PaymentAlarmLine({ alarm, onChoose }: { alarm: PaymentAlarm; onChoose: () => void }) {
  const { kind, payment, processor_id, created_at } = alarm
  const { what, advice, at } = alarmWords(kind)
  return (
    <li>
      <div className={css.matter}>
        <p className={css.alarm}>{what}</p>
        {advice && (
          <p className={css.waiting}>
            {advice} {at && <Link to={at.path}>{at.name}</Link>}
          </p>
        )}
        <p className={css.waiting}>
          {payment ? (
            <>
              {payment.ref}, {payment.title}, by{' '}
              <Link to={staffPaths.person(payment.payer.uuid)}>{payment.payer.full_name}</Link>
            </>
          ) : (
            'Not linked to a payment here'
          )}
          , <InstantText value={created_at.date} />
        </p>
        <p className={css.waiting}>{figuresOfAlarm(alarm)}</p>
      </div>
      <Button variant="secondary" size="s" onClick={onChoose}>
        Resolve<span data-hidden> {payment?.ref ?? processor_id}</span>
      </Button>
    </li>
  )
}
