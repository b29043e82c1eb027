import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '../account/panel.tsx'
import { useAction } from '../account/use-action.ts'
import { browserApi } from '../api/browser.ts'
import { Button } from '../ui/button.tsx'
import { Form, SubmitButton } from '../ui/form.tsx'
import { Modal } from '../ui/modal.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { InstantText } from '../ui/time-text.tsx'
import { toast } from '../ui/toast-store.ts'
import { useForm } from '../ui/use-form.ts'
import { payoutPauseQuery, payoutsChanged } from './payout-queries.ts'
import css from './payouts-page.module.css'

/** Whether an agent is paid out; nothing of who is none. */
export function PayoutPause({ id }: { id: string }) {
  const { data } = useQuery(payoutPauseQuery(id))
  const [isOpen, open] = useState(false)
  if (!data) return null
  return (
    <Panel
      title="Payouts"
      intro="While payouts are paused, earnings still add up. The agent reads the reason."
    >
      <div className={css.facts}>
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
      await payoutsChanged(queries)
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
    schema: () => import('@sojourn/contract/staff-payouts').then(({ pausePayouts }) => pausePayouts.body),
    submit: async (body) => {
      await browserApi('POST /staff/people/{id}/payout-pause', { params: { id }, body })
      toast.success('Payouts are paused')
      onClose()
      await payoutsChanged(queries)
    },
  })
  return (
    <Form form={form} label="Pause payouts">
      <Textarea
        label="Reason"
        name="reason"
        required
        maxLength={1000}
        help="The agent sees this text in their wallet and by email."
      />
      <div className={css.end}>
        <SubmitButton>Pause payouts</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
