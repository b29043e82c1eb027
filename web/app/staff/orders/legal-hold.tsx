import type { StaffOrder } from '@sojourn/contract/desk/staff-orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Panel } from '../../layouts/own/panel.tsx'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { readTexts, useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { ReasonField } from '../parts/reason-field.tsx'
import { staffOrderQuery } from './staff-order-queries.ts'
import css from './staff-orders.module.css'

const KEEP = 'POST /staff/orders/{uuid}/legal-hold'
const LIFT = 'POST /staff/orders/{uuid}/legal-hold/lift'

/** While a court or an authority asks for an order, nothing of it is emptied or erased. */
export function LegalHold({ order: { uuid, legal_hold: hold } }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Panel
      title="Legal hold"
      intro="What belongs to an order goes when its time is over, or when a side deletes their account. Keep it where a court or an authority asks for it."
    >
      {hold && (
        <p>
          Kept by {hold.by.fullname} since <InstantText value={hold.created_at} />: {hold.reason}
        </p>
      )}
      <div>
        <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
          {hold ? 'End the legal hold' : 'Keep this order'}
        </Button>
      </div>
      <Modal open={isOpen} onClose={close} title="Legal hold">
        {isOpen && <ReasonForm uuid={uuid} isHeld={hold !== null} onClose={close} />}
      </Modal>
    </Panel>
  )
}

function ReasonForm({ uuid, isHeld, onClose }: { uuid: string; isHeld: boolean; onClose: () => void }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-orders').then(({ liftLegalHold }) => liftLegalHold.body),
    read: readTexts,
    submit: async (body) => {
      const { data } = await browserApi(isHeld ? LIFT : KEEP, { params: { uuid }, body })
      onClose()
      toast.success(isHeld ? 'The time of this order runs again' : 'This order is kept as it is')
      queries.setQueryData(staffOrderQuery(uuid).queryKey, data)
    },
  })
  return (
    <Form form={form} label="Legal hold" className={css.part}>
      <p>
        {isHeld
          ? 'What has had its time is emptied and erased in the next night.'
          : 'Nothing of this order is emptied or erased, and neither side can delete their account.'}
      </p>
      <ReasonField />
      <div>
        <SubmitButton>Save</SubmitButton>
      </div>
    </Form>
  )
}
