import { type Room, STARTS } from '../paths/starts.ts'
import type { Role } from './auth.ts'

const rooms: Record<Role, Room> = {
  subscriber: 'client',
  unverified_consultant: 'agent',
  consultant: 'agent',
  staff: 'staff',
}

export const roomOf = (role: Role) => rooms[role]

/** Where a person of this role begins. */
export const startOf = (role: Role): string => STARTS[rooms[role]]
