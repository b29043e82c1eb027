import type { Person } from '../../platform/http/actor.ts'
import type { Side } from './store.ts'

/** The side of conversations somebody is on in their mode. */
export function sideOf({ role }: Pick<Person, 'role'>): Side {
  if (role === 'staff') return 'staff'
  return role === 'subscriber' ? 'client' : 'agent'
}
