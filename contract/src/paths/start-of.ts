import type { Role } from '../people/auth.ts'

/** The second word of a signed-in path names its part of the site. */
export type Room = 'client' | 'agent' | 'staff'

const rooms: Record<Role, Room> = {
  subscriber: 'client',
  unverified_consultant: 'agent',
  consultant: 'agent',
  staff: 'staff',
}

export const STARTS = {
  client: '/p/client/goals',
  agent: '/p/agent/services',
  staff: '/p/staff',
} as const satisfies Record<Room, string>

export const roomOf = (role: Role) => rooms[role]

export const startOf = (role: Role): string => STARTS[rooms[role]]

/** `/p/agent/services` lies in the agent's room. */
export const roomAt = (pathname: string) => pathname.split('/')[2] as Room | undefined
