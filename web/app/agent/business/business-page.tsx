import { AccountPage } from '../../layouts/account/account-page.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { BusinessForm } from './business-form.tsx'
import { LicencesPanel } from './licences-panel.tsx'
import { TraderPanel } from './trader-panel.tsx'

export const meta = () => ownPageMeta('Business')

const BusinessPage = () => (
  <AccountPage title="Business">
    <LicencesPanel />
    <TraderPanel />
    <Panel
      title="Your business"
      intro="Your legal registration. If you are a trader, clients see its name, number and address on your profile. Receipts show it, and our team compares it with your licences."
    >
      <BusinessForm />
    </Panel>
  </AccountPage>
)

export default BusinessPage
