import type { PaymentAlarm } from '@sojourn/contract/desk/staff-ledger'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { LoadMore } from '../../ui/list/load-more.tsx'
import { formatMoney } from '../../ui/money/format-money.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Link } from '../../ui/text/link.tsx'
import { alarmWords } from './alarm-words.ts'
import css from './ledger-page.module.css'
import { ledgerQuery, paymentAlarmsQuery } from './ledger-query.ts'

/** What people have to look at and nobody has yet. */
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
                <Alarm key={alarm.id} alarm={alarm} onChoose={() => choose(alarm)} />
              ))}
            </ul>
            <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
            <Modal open={chosen !== null} onClose={() => choose(null)} title="What did you find?">
              {chosen && <Settle alarm={chosen} onClose={() => choose(null)} />}
            </Modal>
          </>
        )
      }}
    </Loaded>
  )
}

function Alarm({ alarm, onChoose }: { alarm: PaymentAlarm; onChoose: () => void }) {
  const { kind, payment, processor_id, details, created_at } = alarm
  const { what, advice } = alarmWords(kind)
  return (
    <li>
      <div className={css.matter}>
        <p className={css.alarm}>{what}</p>
        {advice && <p className={css.waiting}>{advice}</p>}
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
        <p className={css.waiting}>
          {[...figures(details), ...(processor_id ? [`Processor ID: ${processor_id}`] : [])].join(', ')}
        </p>
      </div>
      <Button variant="secondary" size="s" onClick={onChoose}>
        Resolve<span data-hidden> {payment?.ref ?? processor_id}</span>
      </Button>
    </li>
  )
}

/** Amounts as amounts, everything else as it is. */
function figures({ currency, ...rest }: PaymentAlarm['details']) {
  return Object.entries(rest).map(([name, value]) => {
    const isAmount = currency !== undefined && /^\d+$/.test(value)
    const shown = isAmount ? formatMoney({ amount: Number(value), currency }) : value
    return `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}: ${shown}`
  })
}

function Settle({ alarm: { id, kind }, onClose }: { alarm: PaymentAlarm; onClose: () => void }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-ledger').then(({ settlePaymentAlarm }) => settlePaymentAlarm.body),
    submit: async (body) => {
      await browserApi('POST /staff/payment-alarms/{id}/settlement', { params: { id }, body })
      onClose()
      toast.success('The alert is resolved')
      await Promise.all([
        queries.invalidateQueries(ledgerQuery),
        queries.invalidateQueries(paymentAlarmsQuery),
      ])
    },
  })
  return (
    <Form form={form} label="Resolve" className={css.check}>
      <p>
        {alarmWords(kind).what}. Check it, with the processor if needed, and write down the result. It is kept
        in the audit log.
      </p>
      <TextInput label="What you found and did" name="note" required />
      <div className={css.acts}>
        <SubmitButton>Resolve</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
