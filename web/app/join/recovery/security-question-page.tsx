import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { authMeta } from '../parts/auth-meta.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import css from '../parts/auth-parts.module.css'
import { recoveryStops, StubRoute } from '../parts/auth-stub.tsx'
import { pendingRecovery } from '../parts/pending.ts'
import type { Route } from './+types/security-question-page'
import { SecurityAnswerForm } from './security-answer-form.tsx'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, t('Security question'), t('Answer your security question to get the link.'))

export default function SecurityQuestionPage() {
  const hydrated = useHydrated()
  const recovery = hydrated ? pendingRecovery.read() : null
  return (
    <AuthPage
      form={t('Recovery')}
      title={t('Security question')}
      lead={t('Answer your security question. Then we’ll send the link.')}
      stub={<StubRoute title={t('Recover your account')} stops={recoveryStops} at={1} />}
      room="answer"
    >
      {recovery?.question ? (
        <SecurityAnswerForm recovery={recovery} question={recovery.question} />
      ) : (
        hydrated && (
          <div className={css.ending}>
            <p>{t('This request has expired. Please start again.')}</p>
            <LinkButton to={paths.forgotPassword()}>{t('Start again')}</LinkButton>
          </div>
        )
      )}
    </AuthPage>
  )
}
