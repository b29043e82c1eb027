import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import type { ToldDecision } from '@sojourn/contract/desk/staff-decisions'
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
import css from './decisions-page.module.css'

type Verdict = 'in' | 'out'

const WORDS = {
  out: {
    label: 'Take it out',
    said: 'The decision counts no more',
    what: 'It leaves the share of approvals of the visa and of the agent at once. You can count it again.',
  },
  in: {
    label: 'Count it',
    said: 'The decision counts',
    what: 'It counts in the share of approvals of the visa and of the agent at once. You can take it out again.',
  },
}

/** Nobody acts on an order of their own. */
export function DecisionActs({ decision }: { decision: ToldDecision }) {
  const [asked, ask] = useState<Verdict | null>(null)
  const close = () => ask(null)
  const { may } = decision
  return (
    <span className={css.acts}>
      {may.includes('count') && (
        <Button size="s" onClick={() => ask('in')}>
          {WORDS.in.label}
        </Button>
      )}
      {may.includes('take_out') && (
        <Button size="s" variant="secondary" onClick={() => ask('out')}>
          {WORDS.out.label}
        </Button>
      )}
      <Modal
        open={asked !== null}
        onClose={close}
        title={asked === 'in' ? 'Count this decision?' : 'Take this decision out?'}
      >
        {asked && <Judge decision={decision} verdict={asked} onClose={close} />}
      </Modal>
    </span>
  )
}

interface Props {
  decision: ToldDecision
  verdict: Verdict
  onClose: () => void
}

function Judge({ decision, verdict, onClose }: Props) {
  const queries = useQueryClient()
  const { label, said, what } = WORDS[verdict]
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-decisions').then(({ DecisionJudgement }) => DecisionJudgement),
    read: (data) => ({ ...readTexts(data), verdict }),
    submit: async (body, sending) => {
      await browserApi('POST /staff/decisions/{id}/verdict', { params: { id: decision.id }, body }, sending)
      onClose()
      toast.success(said)
      await queries.invalidateQueries(under('/staff'))
    },
  })
  return (
    <Form form={form} label={label} className={css.form}>
      <p>{what}</p>
      <Textarea label="Why" name="reason" required maxLength={REASON_LENGTH} help="Only our team reads it." />
      <div className={css.end}>
        <SubmitButton>{label}</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
