import { AccountPage } from '../account/account-page.tsx'
import { Panel } from '../account/panel.tsx'
import { BusinessForm } from './business-form.tsx'
import { LicencesPanel } from './licences-panel.tsx'

export const BusinessPage = () => (
  <AccountPage title="Business">
    <LicencesPanel />
    <Panel
      title="Your business"
      intro="As what you are registered. Name, number and address stand on your profile and on receipts, as the law asks of traders, and our team compares it with your licences."
    >
      <BusinessForm />
    </Panel>
  </AccountPage>
)
