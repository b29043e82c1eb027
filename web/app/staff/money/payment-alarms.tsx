import type { PaymentAlarm } from '@sojourn/contract/desk/staff-ledger'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { LoadMore } from '../../ui/list/load-more.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './ledger-page.module.css'
import { paymentAlarmsQuery } from './ledger-query.ts'
import { PaymentAlarmLine } from './payment-alarm.tsx'
import { SettlePaymentAlarm } from './settle-payment-alarm.tsx'

export function PaymentAlarms() {
  const alarms = useInfiniteQuery(paymentAlarmsQuery)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = alarms
  const [chosen, choose] = useState<PaymentAlarm | null>(null)
  return (
    <Loaded query={alarms}>
      {({ pages }) => {
        const open = pages.flatMap(({ items }) => items)
        if (open.length === 0) return <p className={css.none}>No payments need attention.</p>
        return (
          <>
            <ul className={css.alarms}>
              {open.map((alarm) => (
                <PaymentAlarmLine key={alarm.id} alarm={alarm} onChoose={() => choose(alarm)} />
              ))}
            </ul>
            <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
            <Modal open={chosen !== null} onClose={() => choose(null)} title="What did you find?">
              {chosen && <SettlePaymentAlarm alarm={chosen} onClose={() => choose(null)} />}
            </Modal>
          </>
        )
      }}
    </Loaded>
  )
}
