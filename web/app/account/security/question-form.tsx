import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import css from '../../layouts/own/fields.module.css'
import { securityQuery } from '../../session/account-queries.ts'
import { confirmFirst } from '../../session/confirm-first.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { questionChoices } from '../../words/security-questions.ts'

interface Props {
  question: string | null
  onDone: () => void
}

/** A question to choose, and its answer. */
export function QuestionForm({ question, onDone }: Props) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/people/security').then(({ setSecurityQuestion }) => setSecurityQuestion.body),
    submit: async (body) => {
      const done = await confirmFirst(() => browserApi('PUT /account/security-question', { body }))
      if (!done) return
      toast.success(t('Your security question is saved'))
      await queries.invalidateQueries(securityQuery)
      onDone()
    },
  })
  return (
    <Form form={form} label={t('Security question')}>
      <Select
        label={t('Question')}
        name="question"
        required
        placeholder={t('Select a question')}
        defaultValue={question ?? ''}
        choices={questionChoices}
      />
      <TextInput
        label={t('Answer')}
        name="answer"
        required
        autoComplete="off"
        help={t('Capital letters and spaces don’t matter. Choose an answer that others can’t find online.')}
      />
      <div className={css.end}>
        <SubmitButton>{t('Save question')}</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </Form>
  )
}
