import { AccountPage } from '../account/account-page.tsx'
import { Panel } from '../account/panel.tsx'
import { BusinessForm } from './business-form.tsx'
import { LicencesPanel } from './licences-panel.tsx'

export const BusinessPage = () => (
  <AccountPage title="Business">
    <LicencesPanel />
    <Panel
      title="Your business"
      intro="Your legal registration. The law asks traders to show their name, number and address, so they are on your profile and on receipts. Our team compares them with your licences."
    >
      <BusinessForm />
    </Panel>
  </AccountPage>
)
