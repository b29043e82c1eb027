import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { AccountPage } from '../../layouts/account/account-page.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { StatePill } from '../../layouts/own/state-pill.tsx'
import { Together } from '../../layouts/own/together.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { devicesQuery, noticesQuery, securityQuery } from '../../session/account-queries.ts'
import { EmailPanel } from '../profile/email-panel.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { LoginAlerts } from './login-alerts.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { TwoStepPanel } from './two-step-panel.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Security'))

export default function SecurityPage() {
  const security = useQuery(securityQuery)
  const others = [useQuery(devicesQuery), useQuery(noticesQuery)]
  const guards = security.data
  return (
    <AccountPage title={t('Security')}>
      <Together waitsFor={[security, ...others]}>
        <Panel title={t('Password')} intro={t('Changing it signs out every other browser.')}>
          <Loaded query={security}>{(known) => <PasswordPanel guards={known} />}</Loaded>
        </Panel>
        <Panel id="email" title={t('Email')} intro={t('You sign in with it, and we send emails to it.')}>
          <Loaded query={security}>{(known) => <EmailPanel guards={known} />}</Loaded>
        </Panel>
        <Panel
          id="two-step"
          title={t('Two-step sign-in')}
          intro={t('Sign in with your password and a code from your phone.')}
          state={guards && <StatePill on={guards.two_step} />}
        >
          <Loaded query={security}>{(known) => <TwoStepPanel guards={known} />}</Loaded>
        </Panel>
        <Panel
          title={t('Security question')}
          intro={t('Asked before we send a link to set a new password.')}
          state={guards && <StatePill on={guards.security_question !== null} />}
        >
          <Loaded query={security}>{(known) => <QuestionPanel guards={known} />}</Loaded>
        </Panel>
        <Panel
          title={t('Devices')}
          intro={t(
            'The devices where you are signed in. If you don’t recognise one, sign it out and change your password.',
          )}
        >
          <DevicesPanel />
        </Panel>
        <Panel title={t('Login alerts')}>
          <LoginAlerts />
        </Panel>
      </Together>
    </AccountPage>
  )
}
