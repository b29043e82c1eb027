import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { authMeta } from '../parts/auth-meta.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import css from '../parts/auth-parts.module.css'
import { recoveryStops, StubRoute } from '../parts/auth-stub.tsx'
import { useReturnTo } from '../parts/use-return-to.ts'
import type { Route } from './+types/reset-successful-page'

export const meta = (args: Route.MetaArgs) =>
  authMeta(args, t('Password changed'), t('Your new password is set. Sign in with it.'))

export default function ResetSuccessfulPage() {
  const query = { return_to: useReturnTo() ?? undefined }
  return (
    <AuthPage
      form={t('Recovery')}
      title={t('Your password is changed')}
      lead={t('All devices are signed out. Sign in with your new password.')}
      stub={<StubRoute title={t('Recover your account')} stops={recoveryStops} at={recoveryStops.length} />}
    >
      <div className={css.ending}>
        <LinkButton to={paths.login(query)} size="l">
          {t('Sign in')}
        </LinkButton>
      </div>
    </AuthPage>
  )
}
