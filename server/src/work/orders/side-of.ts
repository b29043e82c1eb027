import type { Person } from '../../platform/http/actor.ts'
import type { Side } from './lists/list-store.ts'

export type { Side }

/** The orders of the mode somebody is in. */
export const sideOf = ({ id, role }: Pick<Person, 'id' | 'role'>): Side => ({
  as: role === 'consultant' || role === 'unverified_consultant' ? 'agent' : 'client',
  personId: id,
})
