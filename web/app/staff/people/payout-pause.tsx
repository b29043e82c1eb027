import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { callQuery, under } from '../../api/call-query.ts'
import { Panel } from '../../layouts/own/panel.tsx'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './person-page.module.css'

const payoutPauseQuery = (id: string) =>
  queryOptions({
    ...callQuery('GET /staff/people/{id}/payout-pause', { params: { id } }),
    retry: false,
  })

/** People who are no agents show nothing. */
export function PayoutPause({ id }: { id: string }) {
  const { data } = useQuery(payoutPauseQuery(id))
  const [isOpen, open] = useState(false)
  if (!data) return null
  return (
    <Panel
      title="Payouts"
      intro="While payouts are paused, earnings still add up. The agent reads the reason."
    >
      <div className={css.pause}>
        {data.money.map(({ available, on_its_way }) => (
          <p key={available.currency}>
            <MoneyText value={available} /> can be withdrawn, <MoneyText value={on_its_way} /> is on its way.
          </p>
        ))}
        {data.stopped && <p>Nothing is paid out now. {data.stopped}</p>}
        {data.since ? (
          <>
            <p>{data.reason}</p>
            <p>
              Paused since <InstantText value={data.since} />
            </p>
            <Resume id={id} />
          </>
        ) : (
          <div>
            <Button variant="secondary" onClick={() => open(true)}>
              Pause payouts
            </Button>
          </div>
        )}
      </div>
      <Modal open={isOpen} onClose={() => open(false)} title="Pause payouts?">
        {isOpen && <Reason id={id} onClose={() => open(false)} />}
      </Modal>
    </Panel>
  )
}

function Resume({ id }: { id: string }) {
  const queries = useQueryClient()
  const action = useAction()
  const resume = () =>
    action.run(async () => {
      await browserApi('DELETE /staff/people/{id}/payout-pause', { params: { id } })
      toast.success('Payouts go on')
      await queries.invalidateQueries(under('/staff'))
    })
  return (
    <div>
      <Button variant="secondary" icon="check" busy={action.busy} onClick={resume}>
        Resume payouts
      </Button>
    </div>
  )
}

function Reason({ id, onClose }: { id: string; onClose: () => void }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-payouts').then(({ pausePayouts }) => pausePayouts.body),
    submit: async (body) => {
      await browserApi('POST /staff/people/{id}/payout-pause', { params: { id }, body })
      toast.success('Payouts are paused')
      onClose()
      await queries.invalidateQueries(under('/staff'))
    },
  })
  return (
    <Form form={form} label="Pause payouts">
      <Textarea
        label="Reason"
        name="reason"
        required
        maxLength={REASON_LENGTH}
        help="The agent sees this text in their wallet and by email."
      />
      <div className={css.acts}>
        <SubmitButton>Pause payouts</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
