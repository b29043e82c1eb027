import type { Profile } from '@sojourn/contract/people/account'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { invalidField } from '../../platform/refusal.ts'
import { changeOwnRow } from './change-own-row.ts'

export async function updateProfile(context: Context, actor: Person, profile: z.output<typeof Profile>) {
  // The day of tomorrow may be today already where the person lives.
  const tomorrow = new Date(context.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  if (profile.dob > tomorrow) throw invalidField('dob', 'please select your date of birth')
  const { first_name, last_name, phone, about, dob, gender } = profile
  return changeOwnRow(
    context,
    actor,
    { first_name, last_name, about, dob, gender, ...(phone !== undefined && { phone }) },
    'profile_changed',
  )
}
