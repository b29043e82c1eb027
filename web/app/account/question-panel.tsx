import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../api/browser.ts'
import { pending } from '../api/pending.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { Form, SubmitButton } from '../ui/form.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { toast } from '../ui/toast-store.ts'
import { useForm } from '../ui/use-form.ts'
import { securityQuery } from './account-queries.ts'
import { confirmFirst } from './confirm-first.ts'
import css from './fields.module.css'
import type { Guards } from './guards.ts'
import { useAction } from './use-action.ts'

export function QuestionPanel({ guards }: { guards: Guards }) {
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const queries = useQueryClient()
  const action = useAction()

  async function remove() {
    const done = await action.run(() => browserApi('DELETE /account/security-question'))
    if (!done) return
    setAsked(false)
    toast.success('Your security question is removed')
    await queries.invalidateQueries(securityQuery)
  }

  if (isOpen) return <QuestionForm question={guards.security_question} onDone={() => setOpen(false)} />
  return (
    <div className={css.end}>
      <p className={css.note}>{guards.security_question ?? 'You have not chosen a question yet.'}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {guards.security_question ? 'Change' : 'Choose a question'}
      </Button>
      {guards.security_question && (
        <Button variant="quiet" icon="trash" onClick={() => setAsked(true)}>
          Remove
        </Button>
      )}
      <ConfirmModal
        open={isAsked}
        title="Remove your security question?"
        confirm="Remove"
        danger
        onConfirm={remove}
        onClose={() => setAsked(false)}
      >
        We will no longer ask a question before we send a password link. The link still goes only to your
        email.
      </ConfirmModal>
    </div>
  )
}

interface FormProps {
  question: string | null
  onDone: () => void
}

function QuestionForm({ question, onDone }: FormProps) {
  const queries = useQueryClient()
  const questions = useQuery({
    queryKey: ['security-questions'],
    queryFn: async () => [...(await pending(import('@sojourn/contract/security'))).SECURITY_QUESTIONS],
    staleTime: Number.POSITIVE_INFINITY,
  })
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/security').then(({ setSecurityQuestion }) => setSecurityQuestion.body),
    submit: async (body) => {
      const done = await confirmFirst(() => browserApi('PUT /account/security-question', { body }))
      if (!done) return
      toast.success('Your security question is saved')
      await queries.invalidateQueries(securityQuery)
      onDone()
    },
  })
  return (
    <Form form={form} label="Security question">
      <Select
        key={questions.data?.length ?? 0}
        label="Question"
        name="question"
        required
        placeholder="Select a question"
        defaultValue={question ?? ''}
        choices={(questions.data ?? []).map((one) => ({ value: one, label: one }))}
      />
      <TextInput
        label="Answer"
        name="answer"
        required
        autoComplete="off"
        help="Capital letters and spaces don’t matter. Choose an answer that others can’t find online."
      />
      <div className={css.end}>
        <SubmitButton>Save question</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
