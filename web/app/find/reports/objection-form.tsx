import { OBJECTION_LENGTH } from '@sojourn/contract/talk/report-words'
import type { ReportDecision } from '@sojourn/contract/talk/reports'
import { t } from '@sojourn/contract/words/t'
import { browserApi } from '../../api/browser.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'

interface Props {
  token: string
  onSent: (decision: ReportDecision) => void
}

/** Why somebody disagrees with a decision. */
export function ObjectionForm({ token, onSent }: Props) {
  const form = useForm({
    schema: () => import('@sojourn/contract/talk/reports').then(({ Objection }) => Objection),
    submit: async (body) => {
      const { data } = await browserApi('POST /report-decisions/{token}/objection', {
        params: { token },
        body,
      })
      onSent(data)
    },
  })
  return (
    <Form form={form} label={t('Objection')}>
      <Textarea
        label={t('Why do you disagree?')}
        name="objection"
        required
        maxLength={OBJECTION_LENGTH}
        help={t('Only our team reads this.')}
      />
      <div>
        <SubmitButton>{t('Send objection')}</SubmitButton>
      </div>
    </Form>
  )
}
