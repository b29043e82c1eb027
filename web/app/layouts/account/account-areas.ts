import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Role } from '@sojourn/contract/people/auth'

const agentAreas = [
  { label: 'Verification', to: agentPaths.verification() },
  { label: 'Business', to: agentPaths.business() },
  { label: 'How clients find you', to: agentPaths.visibility() },
]

/** The pages of the account, as they stand in its navigation. */
export function accountAreas(role: Role) {
  const mode = role === 'subscriber' ? clientPaths : agentPaths
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
