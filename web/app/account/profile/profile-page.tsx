import { t } from '@sojourn/contract/words/t'
import { useQueries } from '@tanstack/react-query'
import { HelloPanel } from '../../agent/public-profile/hello-panel.tsx'
import { helloQuery } from '../../agent/public-profile/hello-queries.ts'
import {
  languagesQuery,
  publicProfileQuery,
  questionSettingsQuery,
} from '../../agent/public-profile/profile-queries.ts'
import { PublicProfilePanel } from '../../agent/public-profile/public-profile-panel.tsx'
import { QuestionsPanel } from '../../agent/public-profile/questions-panel.tsx'
import { AccountPage } from '../../layouts/account/account-page.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { Together } from '../../layouts/own/together.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { countriesQuery } from '../../session/account-queries.ts'
import { useAccount } from '../../session/use-account.ts'
import { AddressForm } from './address-form.tsx'
import { LanguagePanel } from './language-panel.tsx'
import { NationalityForm } from './nationality-form.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { ProfileForm } from './profile-form.tsx'
import { TimezoneForm } from './timezone-form.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Profile'))

const agentQueries = [publicProfileQuery, languagesQuery, helloQuery, questionSettingsQuery]

export default function ProfilePage() {
  const { role } = useAccount()
  const isAgent = role !== 'subscriber' && role !== 'staff'
  const waitsFor = useQueries({ queries: [countriesQuery, ...(isAgent ? agentQueries : [])] })
  return (
    <AccountPage title={t('Profile')}>
      <Panel
        title={t('Picture')}
        intro={t('A photo of your face helps people trust you. It is shown in a circle.')}
      >
        <PicturePanel />
      </Panel>
      <Together waitsFor={waitsFor}>
        <Panel
          title={t('About you')}
          intro={t(
            'Others see your name and what you write about yourself. Your date of birth, gender and phone number stay private.',
          )}
        >
          <ProfileForm />
        </Panel>
        {isAgent && (
          <>
            <PublicProfilePanel />
            <HelloPanel />
            <QuestionsPanel />
          </>
        )}
        <Panel title={t('Address')} intro={t('Where you live. It is shown on receipts and is never public.')}>
          <AddressForm />
        </Panel>
        <Panel
          title={t('Passports and residence')}
          intro={t(
            'Optional. The guide and your goals begin with them. Only you see them, and you can remove them at any time.',
          )}
        >
          <NationalityForm />
        </Panel>
        <LanguagePanel />
        <Panel title={t('Time zone')} intro={t('Used for meetings and due dates.')}>
          <TimezoneForm />
        </Panel>
      </Together>
    </AccountPage>
  )
}
