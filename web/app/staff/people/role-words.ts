import type { Role } from '@sojourn/contract/people/auth'

export const roleWords: Record<Role, string> = {
  subscriber: 'Client',
  unverified_consultant: 'Agent, unverified',
  consultant: 'Agent, verified',
  staff: 'Staff',
}
