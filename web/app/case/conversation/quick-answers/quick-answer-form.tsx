import {
  QUICK_ANSWER_FIELDS,
  QUICK_ANSWER_LENGTH,
  QUICK_ANSWER_NAME_LENGTH,
} from '@sojourn/contract/talk/quick-answer-words'
import type { QuickAnswer } from '@sojourn/contract/talk/quick-answers'
import { t } from '@sojourn/contract/words/t'
import { browserApi } from '../../../api/browser.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import css from './quick-answers.module.css'

interface Props {
  /** Null for a new one. */
  edited: QuickAnswer | null
  onClose: () => void
  onSaved: () => Promise<void>
}

const FIELDS = QUICK_ANSWER_FIELDS.map((field) => `{${field}}`).join(', ')

/** Writes or changes one of the texts. */
export function QuickAnswerForm({ edited, onClose, onSaved }: Props) {
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/talk/quick-answers').then(({ createQuickAnswer }) => createQuickAnswer.body),
    defaults: { name: edited?.name ?? '', text: edited?.text ?? '' },
    async submit(body) {
      if (edited) await browserApi('PUT /account/quick-answers/{id}', { params: { id: edited.id }, body })
      else await browserApi('POST /account/quick-answers', { body })
      await onSaved()
    },
  })
  return (
    <Form form={form} label={edited ? t('Edit quick answer') : t('New quick answer')}>
      <TextInput name="name" label={t('Name')} required maxLength={QUICK_ANSWER_NAME_LENGTH} />
      <Textarea
        name="text"
        label={t('Text')}
        required
        maxLength={QUICK_ANSWER_LENGTH}
        help={t('These are filled in when you use it: {fields}.', { fields: FIELDS })}
      />
      <div className={css.acts}>
        <Button variant="secondary" onClick={onClose}>
          {t('Back')}
        </Button>
        <SubmitButton>{t('Save')}</SubmitButton>
      </div>
    </Form>
  )
}
