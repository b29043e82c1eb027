import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import type { GiftCheck } from '@sojourn/contract/desk/staff-gifts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readTexts, useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './coupons-page.module.css'

type Outcome = 'fine' | 'not_fine'

/** Nobody decides about an order of their own. */
export function GiftActs({ check }: { check: GiftCheck }) {
  const [asked, ask] = useState<Outcome | null>(null)
  const close = () => ask(null)
  if (!check.may.includes('decide')) return null
  return (
    <span className={css.acts}>
      <Button size="s" onClick={() => ask('fine')}>
        Looks fine
      </Button>
      <Button size="s" variant="secondary" onClick={() => ask('not_fine')}>
        Not fine
      </Button>
      <Modal open={asked === 'fine'} onClose={close} title="Let the money clear?">
        {asked === 'fine' && <Decide check={check} outcome="fine" onClose={close} />}
      </Modal>
      <Modal open={asked === 'not_fine'} onClose={close} title="Take the gift back?">
        {asked === 'not_fine' && <Decide check={check} outcome="not_fine" onClose={close} />}
      </Modal>
    </span>
  )
}

const WORDS = {
  fine: {
    label: 'Let the money clear',
    said: 'The money clears. The agent is told',
    what: (check: GiftCheck) =>
      `${check.agent.full_name} can withdraw their share once the time for late conflicts is over, and ${check.client.full_name} can review the order.`,
  },
  not_fine: {
    label: 'Take the gift back',
    said: 'The order is over. Both are told',
    what: (check: GiftCheck) =>
      `The order ${check.order.ref} ends, the gift comes back to us and pays nothing more, and what ${check.client.full_name} paid by card or credit goes back to them. Both sides are told. This cannot be undone.`,
  },
}

interface Props {
  check: GiftCheck
  outcome: Outcome
  onClose: () => void
}

function Decide({ check, outcome, onClose }: Props) {
  const queries = useQueryClient()
  const { label, said, what } = WORDS[outcome]
  const form = useForm({
    schema: () => import('@sojourn/contract/desk/staff-gifts').then(({ GiftJudgement }) => GiftJudgement),
    read: (data) => ({ ...readTexts(data), outcome }),
    submit: async (body, sending) => {
      await browserApi('POST /staff/gift-checks/{id}/decision', { params: { id: check.id }, body }, sending)
      onClose()
      toast.success(said)
      await queries.invalidateQueries(under('/staff'))
    },
  })
  return (
    <Form form={form} label={label} className={css.form}>
      <p>{what(check)}</p>
      <Textarea
        label="What you found"
        name="note"
        required
        maxLength={REASON_LENGTH}
        help="Only our team reads it."
      />
      <div className={css.end}>
        <SubmitButton {...(outcome === 'not_fine' && { variant: 'danger' })}>{label}</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
