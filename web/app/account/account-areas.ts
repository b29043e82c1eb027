import type { Role } from '@sojourn/contract/auth'
import { paths } from '../paths.ts'

const agentAreas = [
  { label: 'Verification', to: paths.consultant.verification() },
  { label: 'Business', to: paths.consultant.business() },
  { label: 'How clients find you', to: paths.consultant.visibility() },
]

/** The pages of the account, as they stand in its navigation. */
export function accountAreas(role: Role) {
  const mode = role === 'subscriber' ? paths.client : paths.consultant
  return [
    { label: 'Profile', to: mode.profile() },
    { label: 'Security', to: mode.security() },
    { label: 'Time zone', to: mode.timezone() },
    { label: 'Notifications', to: mode.notifications() },
    { label: 'Connected accounts', to: mode.connectedAccounts() },
    ...(role === 'subscriber' ? [] : agentAreas),
    { label: 'Your data', to: mode.data() },
  ]
}
