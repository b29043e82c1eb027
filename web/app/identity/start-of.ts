import type { Role } from '@sojourn/contract/auth'
import { paths } from '../paths.ts'

/** The three signed-in parts of the site, by the second word of their paths. */
export type Room = 'client' | 'agent' | 'staff'

const rooms: Record<Role, Room> = {
  subscriber: 'client',
  unverified_consultant: 'agent',
  consultant: 'agent',
  staff: 'staff',
}

const starts: Record<Room, string> = {
  client: paths.client.goals(),
  agent: paths.consultant.services(),
  // Not by staff's own paths, which strangers would fetch with it.
  staff: '/p/staff',
}

export const roomOf = (role: Role) => rooms[role]

/** Where a person of this role begins. */
export const startOf = (role: Role) => starts[rooms[role]]

/** `/p/agent/services` lies in the agent's room. */
export const roomAt = (pathname: string) => pathname.split('/')[2] as Room | undefined
