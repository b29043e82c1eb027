import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** A person who joined with an address that may be somebody else's sets up nothing that would keep its owner out. */
export function refuseUnprovenEmail({ emailVerified }: Person) {
  if (!emailVerified) throw new Refusal('email_not_verified')
}
