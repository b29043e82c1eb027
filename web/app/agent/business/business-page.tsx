import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { AccountPage } from '../../layouts/account/account-page.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { Together } from '../../layouts/own/together.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { BusinessForm } from './business-form.tsx'
import { businessQuery, licencesQuery, traderQuery } from './business-queries.ts'
import { LicencesPanel } from './licences-panel.tsx'
import { TraderPanel } from './trader-panel.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Business'))

export default function BusinessPage() {
  const waitsFor = [useQuery(licencesQuery), useQuery(traderQuery), useQuery(businessQuery)]
  return (
    <AccountPage title={t('Business')}>
      <Together waitsFor={waitsFor}>
        <LicencesPanel />
        <TraderPanel />
        <Panel
          title={t('Your business')}
          intro={t(
            'Your legal registration. If you are a trader, clients see its name, number and address on your profile. Receipts show it, and our team compares it with your licences.',
          )}
        >
          <BusinessForm />
        </Panel>
      </Together>
    </AccountPage>
  )
}
