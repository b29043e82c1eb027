import { z } from 'zod'
import { defineCall, empty, fileBytes, one } from '../calls/call.ts'
import { Instant } from '../dates/time.ts'
import { BLOCKER_PLACES } from './blocker-places.ts'

const Blocker = z.strictObject({
  words: z.string(),
  /** The page on which one settles it; null where one can only wait or write to us. */
  place: z.enum(BLOCKER_PLACES).nullable(),
})
export type Blocker = z.output<typeof Blocker>

const DeletionRequest = z.strictObject({
  due_at: Instant.nullable(),
  /** The same without their places, as pages of the release before read them. */
  blockers: z.array(z.string()),
  against: z.array(Blocker),
})

export const showDeletionRequest = defineCall({
  method: 'GET',
  path: '/account/deletion-requests',
  summary: 'Whether the account is to be deleted, and what stands in the way.',
  who: 'person',
  suspendedToo: true,
  reply: one(DeletionRequest),
})

export const requestDeletion = defineCall({
  method: 'POST',
  path: '/account/deletion-requests',
  summary: 'Asks to delete the account in 14 days; refused with the reasons while money or orders are open.',
  who: 'person',
  suspendedToo: true,
  recentlyConfirmed: true,
  reply: one(DeletionRequest),
})

export const undoDeletion = defineCall({
  method: 'DELETE',
  path: '/account/deletion-requests',
  summary: 'Cancels the deletion.',
  who: 'person',
  suspendedToo: true,
  reply: empty,
  status: 204,
})

export const exportAccount = defineCall({
  method: 'GET',
  path: '/account/export',
  summary: 'Everything we hold on the person, as one ZIP.',
  who: 'person',
  suspendedToo: true,
  recentlyConfirmed: true,
  download: 'application/zip',
  reply: fileBytes,
})

const Kept = z.strictObject({
  kind: z.string(),
  what: z.string(),
  kept_for: z.string(),
  /** From what the time counts; null where no clock ends it. */
  since: z.string().nullable(),
  because: z.string(),
  end: z.enum(['erased', 'emptied', 'stays']),
})
export type Kept = z.output<typeof Kept>

export const listRetention = defineCall({
  method: 'GET',
  path: '/retention',
  summary: 'How long we keep what, from when on and why, and what becomes of it then.',
  who: 'anyone',
  sameForAll: true,
  reply: one(z.array(Kept)),
})
