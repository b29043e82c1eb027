import { paths } from '@sojourn/contract/paths/paths'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Link } from '../../ui/text/link.tsx'
import { authMeta } from '../parts/auth-meta.ts'
import { AuthPage, recoveryStops, StubRoute } from '../parts/auth-page.tsx'
import css from '../parts/auth-parts.module.css'
import { type PendingRecovery, pendingRecovery } from '../parts/pending.ts'
import type { Route } from './+types/security-question-page'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, 'Security question', 'Answer your security question to get the link.')

export default function SecurityQuestionPage() {
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
    schema: () => import('@sojourn/contract/people/auth').then(({ GivenAnswer }) => GivenAnswer),
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
