import type { Call, Who } from '@sojourn/contract/calls/call'
import { errors } from '@sojourn/contract/calls/errors'
import type { Role } from '@sojourn/contract/people/auth'
import type { Clock } from '../clock.ts'
import { Refusal } from '../refusal.ts'
import type { Actor } from './actor.ts'

const CONFIRMED_FOR_MS = 10 * 60_000

const mayCall: Record<Exclude<Who, 'anyone'>, (role: Role) => boolean> = {
  person: () => true,
  client: (role) => role === 'subscriber',
  agent: (role) => role === 'consultant' || role === 'unverified_consultant',
  'verified agent': (role) => role === 'consultant',
  staff: (role) => role === 'staff',
}

/** Staff calls do not exist for others; everyone else is told to sign in, to switch their mode or to show their password. */
export function authorise(
  call: Pick<Call, 'who' | 'suspendedToo' | 'recentlyConfirmed'>,
  actor: Actor,
  clock: Clock,
) {
  if (call.who === 'anyone') return
  if (actor.kind === 'visitor') throw new Refusal('not_signed_in')
  if (actor.suspendedFor !== null && !call.suspendedToo) throw suspended(actor.suspendedFor)
  if (!mayCall[call.who](actor.role)) throw new Refusal(call.who === 'staff' ? 'not_found' : 'wrong_mode')
  if (call.recentlyConfirmed && !isRecent(actor.confirmedAt, clock)) throw new Refusal('confirm_first')
}

const suspended = (reason: string) =>
  new Refusal('suspended', { message: `${errors.suspended.message} The reason: ${reason}` })

export const confirmedUntil = (confirmedAt: Date) => new Date(confirmedAt.getTime() + CONFIRMED_FOR_MS)

const isRecent = (time: Date | null, clock: Clock) => time !== null && clock.now() < confirmedUntil(time)
