import { PublicProfilePanel } from '../public-profile/public-profile-panel.tsx'
import { AccountPage } from './account-page.tsx'
import { AddressForm } from './address-form.tsx'
import { Panel } from './panel.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { ProfileForm } from './profile-form.tsx'
import { TimezoneForm } from './timezone-form.tsx'
import { useAccount } from './use-account.ts'

export function ProfilePage() {
  const { role } = useAccount()
  return (
    <AccountPage title="Profile">
      <Panel title="Picture" intro="People answer sooner to a face. It is shown round.">
        <PicturePanel />
      </Panel>
      <Panel
        title="About you"
        intro="Your date of birth, gender and phone stay with us; others see your name and what you say about yourself."
      >
        <ProfileForm />
      </Panel>
      {role !== 'subscriber' && role !== 'staff' && <PublicProfilePanel />}
      <Panel title="Address" intro="Where you live. It stands on receipts and is never public.">
        <AddressForm />
      </Panel>
      <Panel title="Time zone" intro="Meetings and due dates are told in it.">
        <TimezoneForm />
      </Panel>
    </AccountPage>
  )
}
