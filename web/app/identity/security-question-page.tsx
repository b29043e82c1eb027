import { useNavigate } from 'react-router'
import { browserApi } from '../api/browser.ts'
import { paths } from '../paths.ts'
import { Form, SubmitButton } from '../ui/form.tsx'
import { Link } from '../ui/link.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useForm } from '../ui/use-form.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { AuthPage, recoveryStops, StubRoute } from './auth-page.tsx'
import css from './auth-parts.module.css'
import { type PendingRecovery, pendingRecovery } from './pending.ts'

export function SecurityQuestionPage() {
  const hydrated = useHydrated()
  const recovery = hydrated ? pendingRecovery.read() : null
  return (
    <AuthPage
      form="Recovery"
      title="Security question"
      lead="Answer your security question. Then we’ll send the link."
      stub={<StubRoute title="Recover your account" stops={recoveryStops} at={1} />}
    >
      {recovery?.question ? (
        <Answer recovery={recovery} question={recovery.question} />
      ) : (
        hydrated && (
          <div className={css.ending}>
            <p>This request has expired. Please start again.</p>
            <LinkButton to={paths.forgotPassword()}>Start again</LinkButton>
          </div>
        )
      )}
    </AuthPage>
  )
}

function Answer({ recovery, question }: { recovery: PendingRecovery; question: string }) {
  const navigate = useNavigate()
  const form = useForm({
    schema: () => import('@sojourn/contract/auth').then(({ SecurityAnswer }) => SecurityAnswer),
    submit: async (body) => {
      await browserApi('POST /auth/forgot-password/{id}', { params: { id: recovery.id }, body })
      await navigate(paths.checkEmail())
    },
  })
  return (
    <Form form={form} label="Security question">
      <p className={css.question}>{question}</p>
      <TextInput
        label="Your answer"
        name="answer"
        required
        autoComplete="off"
        autoFocus
        help="Capital letters and spaces don’t matter."
      />
      <div className={css.row}>
        <SubmitButton size="l">Send the link</SubmitButton>
        <Link to={paths.forgotPassword()}>Use another email</Link>
      </div>
    </Form>
  )
}
