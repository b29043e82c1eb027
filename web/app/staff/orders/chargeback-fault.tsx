import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { readTexts, useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { ReasonField } from '../parts/reason-field.tsx'
import { staffOrderQuery } from './staff-order-queries.ts'
import css from './staff-orders.module.css'

interface Props {
  uuid: string
  isAgents: boolean
}

/** While the bank decides: who bears its fee if the chargeback is lost. */
export function ChargebackFault({ uuid, isAgents }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.part}>
      <p>If we lose, the fee of the bank is paid by {isAgents ? 'the agent' : 'us'}.</p>
      <div>
        <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
          {isAgents ? 'Let us pay the fee' : 'Let the agent pay the fee'}
        </Button>
      </div>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Fee of the chargeback">
        {isOpen && <Reason uuid={uuid} isAgents={isAgents} onClose={() => setOpen(false)} />}
      </Modal>
    </div>
  )
}

function Reason({ uuid, isAgents, onClose }: Props & { onClose: () => void }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-orders').then(({ blameChargeback }) => blameChargeback.body),
    read: (data) => ({ ...readTexts(data), at_fault: !isAgents }),
    submit: async (body) => {
      const { data } = await browserApi('PUT /staff/orders/{uuid}/chargeback-fault', {
        params: { uuid },
        body,
      })
      onClose()
      toast.success('The change is saved')
      queries.setQueryData(staffOrderQuery(uuid).queryKey, data)
    },
  })
  return (
    <Form form={form} label="Fee of the chargeback" className={css.part}>
      <p>
        {isAgents
          ? 'If we lose, we pay the fee of the bank.'
          : 'If we lose, the fee of the bank is taken from what the agent earns next.'}
      </p>
      <ReasonField />
      <div>
        <SubmitButton>Save</SubmitButton>
      </div>
    </Form>
  )
}
