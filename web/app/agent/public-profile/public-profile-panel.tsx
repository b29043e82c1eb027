import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { Panel } from '../../layouts/own/panel.tsx'
import { useAccount } from '../../session/use-account.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { PublicProfileForm } from './public-profile-form.tsx'
import css from './public-profile-panel.module.css'
import { UsernameForm } from './username-form.tsx'

/** How clients see an agent. */
export function PublicProfilePanel() {
  const { username, uuid } = useAccount()
  return (
    <Panel
      title={t('Your public profile')}
      intro={t('Shown on your card and profile with your name, picture and introduction.')}
      state={
        <LinkButton to={paths.agent(username ?? uuid)} variant="secondary" size="s" icon="eye">
          {t('View my profile as client')}
        </LinkButton>
      }
    >
      <div className={css.forms}>
        <UsernameForm />
        <PublicProfileForm />
      </div>
    </Panel>
  )
}
