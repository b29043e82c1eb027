import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useSearchParams } from 'react-router'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { authMeta } from '../parts/auth-meta.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import css from '../parts/auth-parts.module.css'
import { recoveryStops, StubRoute } from '../parts/auth-stub.tsx'
import type { Route } from './+types/password-reset-page'
import { NewPasswordForm } from './new-password-form.tsx'
import { useLinkOnce } from './use-link-once.ts'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, t('Choose a new password'), t('Choose a new password for your account.'))

export default function PasswordResetPage() {
  const hydrated = useHydrated()
  const link = useLinkOnce()
  const [params] = useSearchParams()
  // The server may not read the token, and knows by the id whether there is one.
  const hasLink = hydrated ? link !== null : params.has('id')
  return (
    <AuthPage
      form={t('Recovery')}
      title={t('Choose a new password')}
      lead={t('It replaces your old password and signs out all devices.')}
      stub={<StubRoute title={t('Recover your account')} stops={recoveryStops} at={3} />}
    >
      {hasLink ? (
        <NewPasswordForm link={link} />
      ) : (
        <div className={css.ending}>
          <p>{t('Open this page with the link in our email, or request a new link.')}</p>
          <LinkButton to={paths.forgotPassword()}>{t('Request a new link')}</LinkButton>
        </div>
      )}
    </AuthPage>
  )
}
