import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { madeQuery } from '../../api/call-query.ts'
import { pending } from '../../fast-pages/pending.ts'
import css from '../../layouts/own/fields.module.css'
import { securityQuery } from '../../session/account-queries.ts'
import { confirmFirst } from '../../session/confirm-first.ts'
import type { Guards } from '../../session/guards.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'

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

const questionsToChoose = async () => [
  ...(await pending(import('@sojourn/contract/people/security'))).SECURITY_QUESTIONS,
]

function QuestionForm({ question, onDone }: FormProps) {
  const queries = useQueryClient()
  const questions = useQuery({
    ...madeQuery('security questions', 'all', questionsToChoose),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/people/security').then(({ setSecurityQuestion }) => setSecurityQuestion.body),
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
