import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import { authMeta } from '../parts/auth-meta.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import css from '../parts/auth-parts.module.css'
import { recoveryStops, StubRoute } from '../parts/auth-stub.tsx'
import { pendingRecovery } from '../parts/pending.ts'
import type { Route } from './+types/check-email-page'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, t('Check your email'), t('A link to choose a new password is on its way.'))

/** Says the same whether or not somebody has that email, and whether or not the answer was right. */
export default function CheckEmailPage() {
  const recovery = useHydrated() ? pendingRecovery.read() : null
  const query = { return_to: recovery?.returnTo ?? undefined }
  return (
    <AuthPage
      form={t('Recovery')}
      title={t('Check your email')}
      lead={
        !recovery
          ? t(
              'If that email has an account here, we sent it a link. The link works once and expires in 30 minutes.',
            )
          : recovery.question
            ? rich(
                'If {email} has an account here and your answer was right, we sent it a link. The link works once and expires in 30 minutes.',
                { email: <b>{recovery.email}</b> },
              )
            : rich(
                'If {email} has an account here, we sent it a link. The link works once and expires in 30 minutes.',
                { email: <b>{recovery.email}</b> },
              )
      }
      stub={<StubRoute title={t('Recover your account')} stops={recoveryStops} at={2} />}
    >
      <div className={css.ending}>
        <p className={css.note}>
          {rich(
            'No email after a few minutes? Check your spam folder, then <again>request another link</again>; only the newest one works.',
            { again: (words) => <Link to={paths.forgotPassword(query)}>{words}</Link> },
          )}
        </p>
        <LinkButton to={paths.login(query)} variant="secondary">
          {t('Back to sign in')}
        </LinkButton>
      </div>
    </AuthPage>
  )
}
