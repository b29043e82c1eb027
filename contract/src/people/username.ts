import { z } from 'zod'
import { defineCall, one } from '../calls/call.ts'
import { USERNAME_LENGTH } from '../calls/limits.ts'
import { Account } from './account.ts'
import { isReservedName } from './reserved-names.ts'

const MISSING = 'please enter a username'
const LENGTH = `please use 3 to ${USERNAME_LENGTH} characters`
const LETTERS = 'please use the letters a to z, digits, - and _ only'
const ENDS = 'please begin and end with a letter or a digit'
export const NAME_UNAVAILABLE = 'that username is not available'
export const NAME_TAKEN = 'that username is taken'

/** The first blocks of a uuid, which is the other name of a profile. */
const UUID_LIKE = /^[0-9a-f]{8}-[0-9a-f]{4}-/

/** Lower case, of the letters an address may have, and nothing of ours or like it. */
export const username = z
  .string(MISSING)
  .trim()
  .toLowerCase()
  .min(1, MISSING)
  .regex(/^[a-z0-9_-]*$/, { error: LETTERS, abort: true })
  .min(3, { error: LENGTH, abort: true })
  .max(USERNAME_LENGTH, { error: LENGTH, abort: true })
  .regex(/^[a-z0-9].*[a-z0-9]$/, { error: ENDS, abort: true })
  .refine((name) => !isReservedName(name) && !UUID_LIKE.test(name), NAME_UNAVAILABLE)

export const checkUsername = defineCall({
  method: 'GET',
  path: '/account/consultant/username',
  summary: 'Whether one could have a username, as one types it; the reason when not.',
  who: 'agent',
  query: z.object({ check: z.string().max(200) }),
  reply: one(
    z.strictObject({
      /** The name is kept in lower case. */
      username: z.string(),
      available: z.boolean(),
      reason: z.string().nullable(),
    }),
  ),
})

export const changeUsername = defineCall({
  method: 'PUT',
  path: '/account/consultant/username',
  summary: 'Takes a username; the old one leads to the new for 90 days and is nobody else’s meanwhile.',
  who: 'agent',
  body: z.strictObject({ username }),
  reply: one(Account),
})
