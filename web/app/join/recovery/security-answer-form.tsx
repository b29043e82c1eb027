import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Link } from '../../ui/text/link.tsx'
import { questionInWords } from '../../words/security-questions.ts'
import css from '../parts/auth-parts.module.css'
import type { PendingRecovery } from '../parts/pending.ts'

/** The question somebody chose, and the answer that sends the link. */
export function SecurityAnswerForm({ recovery, question }: { recovery: PendingRecovery; question: string }) {
  const navigate = useNavigate()
  const form = useForm({
    schema: () => import('@sojourn/contract/people/auth').then(({ GivenAnswer }) => GivenAnswer),
    submit: async (body) => {
      await browserApi('POST /auth/forgot-password/{id}', { params: { id: recovery.id }, body })
      await navigate(paths.checkEmail())
    },
  })
  return (
    <Form form={form} label={t('Security question')}>
      <p className={css.question}>{questionInWords(question)}</p>
      <TextInput
        label={t('Your answer')}
        name="answer"
        required
        autoComplete="off"
        autoFocus
        help={t('Capital letters and spaces don’t matter.')}
      />
      <div className={css.row}>
        <SubmitButton size="l">{t('Send the link')}</SubmitButton>
        <Link to={paths.forgotPassword({ return_to: recovery.returnTo ?? undefined })}>
          {t('Use another email')}
        </Link>
      </div>
    </Form>
  )
}
