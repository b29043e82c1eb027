import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Role } from '@sojourn/contract/people/auth'
import { t } from '@sojourn/contract/words/t'

const agentAreas = [
  { label: t('Verification'), to: agentPaths.verification() },
  { label: t('Business'), to: agentPaths.business() },
  { label: t('How clients find you'), to: agentPaths.visibility() },
]

/** The pages of the account, as they stand in its navigation. */
export function accountAreas(role: Role) {
  const mode = role === 'subscriber' ? clientPaths : agentPaths
  return [
    { label: t('Profile'), to: mode.profile() },
    { label: t('Security'), to: mode.security() },
    { label: t('Time zone'), to: mode.timezone() },
    { label: t('Notifications'), to: mode.notifications() },
    { label: t('Connected accounts'), to: mode.connectedAccounts() },
    ...(role === 'subscriber' ? [] : agentAreas),
    { label: t('Your data'), to: mode.data() },
  ]
}
