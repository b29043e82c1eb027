import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, empty, fileBytes, list, one } from '../calls/call.ts'
import { line, text } from '../calls/fields.ts'
import { REASON_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { Day, Instant } from '../dates/time.ts'
import { PAYOUT_TABS } from '../money/wallet-words.ts'
import { Payout } from '../money/wallets.ts'

const Someone = z.strictObject({ uuid: z.string(), full_name: z.string() })

/** A payout as staff see it. */
export const StaffPayout = z.strictObject({
  ...Payout.shape,
  agent: Someone,
  approved_by: Someone.nullable(),
  approved_at: Instant.nullable(),
  sent_by: Someone.nullable(),
  bank_reference: z.string().nullable(),
})
export type StaffPayout = z.output<typeof StaffPayout>

const byId = z.object({ id: z.uuid() })
const reason = text('please give a reason', REASON_LENGTH)

export const listStaffPayouts = defineCall({
  method: 'GET',
  path: '/staff/payouts',
  summary: 'Payouts that wait, are on their way, failed or were paid, the newest first.',
  who: 'staff',
  query: z.object({
    ...pageQuery,
    filter: z.object({ tab: z.enum(PAYOUT_TABS).optional() }).optional(),
  }),
  reply: list(StaffPayout),
})

export const approvePayout = defineCall({
  method: 'POST',
  path: '/staff/payouts/{id}/approval',
  summary: 'Agrees to a transfer by hand; another member of staff sends it.',
  who: 'staff',
  params: byId,
  reply: one(StaffPayout),
})

export const sendPayoutByHand = defineCall({
  method: 'POST',
  path: '/staff/payouts/{id}/sent',
  summary: 'Says that an approved transfer was made, and how the bank calls it.',
  who: 'staff',
  params: byId,
  body: z.strictObject({ reference: line('please enter the reference of the bank') }),
  reply: one(StaffPayout),
})

export const finishPayout = defineCall({
  method: 'POST',
  path: '/staff/payouts/{id}/paid',
  summary: 'Says that a transfer by hand has arrived.',
  who: 'staff',
  params: byId,
  reply: one(StaffPayout),
})

export const failPayout = defineCall({
  method: 'POST',
  path: '/staff/payouts/{id}/failure',
  summary:
    'Refuses a payout that waits, or says that a transfer by hand failed or came back; its agent reads the reason.',
  who: 'staff',
  params: byId,
  body: z.strictObject({ reason }),
  reply: one(StaffPayout),
})

export const retryPayout = defineCall({
  method: 'POST',
  path: '/staff/payouts/{id}/retry',
  summary: 'Makes a failed payout once more.',
  who: 'staff',
  params: byId,
  reply: one(StaffPayout),
  status: 201,
})

/** The account of its agent is deleted: whoever found them wrote down where the money goes, and all else is empty. */
const FoundOwner = z.strictObject({ note: z.string(), by: Someone, at: Instant })
export type FoundOwner = z.output<typeof FoundOwner>

export const showBankDetails = defineCall({
  method: 'POST',
  path: '/staff/payouts/{id}/bank-details',
  summary: 'Where a transfer by hand goes; who opens it is written down.',
  who: 'staff',
  params: byId,
  reply: one(
    z.strictObject({
      holder: z.string(),
      account: z.string(),
      bank: z.string(),
      code: z.string().nullable(),
      found: FoundOwner.nullable(),
    }),
  ),
})

const PauseOfPerson = z.strictObject({
  reason: z.string().nullable(),
  since: Instant.nullable(),
  /** Whatever else stops their payouts now, in words. */
  stopped: z.string().nullable(),
  money: z.array(z.strictObject({ available: Money, on_its_way: Money })),
})

export const showPayoutPause = defineCall({
  method: 'GET',
  path: '/staff/people/{id}/payout-pause',
  summary: 'Whether staff have paused somebody’s payouts, and why.',
  who: 'staff',
  params: byId,
  reply: one(PauseOfPerson),
})

export const pausePayouts = defineCall({
  method: 'POST',
  path: '/staff/people/{id}/payout-pause',
  summary: 'Pauses somebody’s payouts; they read the reason.',
  who: 'staff',
  params: byId,
  body: z.strictObject({ reason }),
  reply: one(PauseOfPerson),
})

export const resumePayouts = defineCall({
  method: 'DELETE',
  path: '/staff/people/{id}/payout-pause',
  summary: 'Lets somebody be paid again.',
  who: 'staff',
  params: byId,
  reply: empty,
  status: 204,
})

/** A day ends in UTC. */
export const ClientMoneyDay = z.strictObject({
  day: Day,
  currency: z.string(),
  /** An account is named by its kind: `escrow`, `agent_available` … */
  held: z.array(z.strictObject({ account: z.string(), amount: Money })),
  held_total: z.number().int(),
  /** At the processor and in the bank, after what was paid out. */
  at_processor: z.number().int(),
  /** The surplus is ours; below zero, held money is missing. */
  surplus: z.number().int(),
})
export type ClientMoneyDay = z.output<typeof ClientMoneyDay>

export const showClientMoney = defineCall({
  method: 'GET',
  path: '/staff/client-money',
  summary: 'What was held for others on each of the last days, against what the processor held.',
  who: 'staff',
  query: z.object({ until: Day.optional() }),
  reply: one(z.array(ClientMoneyDay)),
})

export const downloadClientMoney = defineCall({
  method: 'GET',
  path: '/staff/client-money/{day}/csv',
  summary: 'What was held for whom when a day ended, line by line, as CSV.',
  who: 'staff',
  params: z.object({ day: Day }),
  reply: fileBytes,
  download: 'text/csv; charset=utf-8',
})
