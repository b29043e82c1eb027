import type { Who } from '@sojourn/contract/call'
import { Refusal } from '../refusal.ts'
import type { Actor, Person } from './actor.ts'

const mayCall: Record<Exclude<Who, 'anyone'>, (role: Person['role']) => boolean> = {
  person: () => true,
  client: (role) => role === 'subscriber',
  agent: (role) => role === 'consultant' || role === 'unverified_consultant',
  'verified agent': (role) => role === 'consultant',
  staff: (role) => role === 'staff',
}

/** Staff calls do not exist for others; everyone else is told to sign in or to switch their mode. */
export function authorise(who: Who, actor: Actor) {
  if (who === 'anyone') return
  if (actor.kind === 'visitor') throw new Refusal('not_signed_in')
  if (mayCall[who](actor.role)) return
  throw new Refusal(who === 'staff' ? 'not_found' : 'wrong_mode')
}
