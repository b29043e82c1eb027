import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, fileBytes, list, one } from '../calls/call.ts'
import { line, optionalLine } from '../calls/fields.ts'
import { pageQuery } from '../calls/page.ts'
import { Status } from '../calls/status-pair.ts'
import { CreatedAt, Instant } from '../dates/time.ts'
import {
  CODE_ACTS,
  EARNING_STAGES,
  MOVEMENT_KINDS,
  SCHEDULES,
  WALLET_KINDS,
  walletMessages,
} from './wallet-words.ts'

const say = walletMessages
const otp = z
  .string(say.otp)
  .trim()
  .regex(/^\d{5}$/, say.otp)
const Currency = z.string().regex(/^[A-Z]{3}$/)

export const Wallet = z.strictObject({
  id: z.string(),
  kind: z.enum(WALLET_KINDS),
  status: Status,
  /** It shows as much of the account as may be shown. */
  hint: z.string().nullable(),
  country: z.string(),
  schedule: z.enum(SCHEDULES),
  created_at: CreatedAt,
})
export type Wallet = z.output<typeof Wallet>

export const Balance = z.strictObject({
  currency: z.string(),
  /** It belongs to orders in progress, after commission. */
  held: z.number().int(),
  /** It belongs to work that its client has to check. */
  in_review: z.number().int(),
  clearing: z.number().int(),
  available: z.number().int(),
  on_its_way: z.number().int(),
  /** The agent owes this after refunds. */
  debt: z.number().int(),
  /** The least that can be withdrawn. */
  least: z.number().int(),
})
export type Balance = z.output<typeof Balance>

/** The part of an order that comes to its agent. */
export const Earning = z.strictObject({
  order: z.strictObject({ uuid: z.string(), ref: z.string(), title: z.string() }),
  stage: z.enum(EARNING_STAGES),
  amount: Money,
  /** A conflict or a chargeback holds it. */
  is_stopped: z.boolean(),
  /** The client’s bank stops it, and decides about the payment. */
  with_bank: z.boolean(),
  /** Our team looks at the gift that paid for it first. */
  is_checked: z.boolean(),
  /** The agent can withdraw it then, as far as that is known. */
  available_at: Instant.nullable(),
})
export type Earning = z.output<typeof Earning>

const PAYOUT_SLUGS = ['pending', 'accepted', 'processed', 'rejected', 'failed', 'cancelled'] as const

export const Movement = z.strictObject({
  id: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  amount: Money,
  order: z.strictObject({ uuid: z.string(), ref: z.string(), title: z.string() }).nullable(),
  payout: z.string().nullable(),
  payout_state: z.strictObject({ slug: z.enum(PAYOUT_SLUGS), is_returned: z.boolean() }).nullable(),
  /** The balance is clearing or available, less what they owed; null means that movements are left out. */
  balance: Money.nullable(),
  created_at: CreatedAt,
})
export type Movement = z.output<typeof Movement>

export const Payout = z.strictObject({
  id: z.string(),
  ref: z.string(),
  amount: Money,
  status: Status,
  slug: z.enum(PAYOUT_SLUGS),
  /** It had arrived and the bank sent it back. */
  is_returned: z.boolean(),
  kind: z.enum(WALLET_KINDS),
  hint: z.string().nullable(),
  asked_by: z.enum(['agent', 'schedule', 'staff']),
  reason: z.string().nullable(),
  /** It was not paid out or came back, and this much of it paid what the agent owed. */
  paid_debt: Money.nullable(),
  /** It is null where it goes on by itself. */
  waits_for: z.string().nullable(),
  may: z.array(z.string()),
  created_at: CreatedAt,
  sent_at: Instant.nullable(),
  done_at: Instant.nullable(),
})
export type Payout = z.output<typeof Payout>

const Pause = z.strictObject({ reason: z.string(), ends_at: Instant.nullable() })

export const Earnings = z.strictObject({
  balances: z.array(Balance),
  wallet: Wallet.nullable(),
  pause: Pause.nullable(),
  earnings: z.array(Earning),
  /** More orders are on their way than are listed. */
  has_more_earnings: z.boolean(),
  /** The oldest comes first; months in which nothing was earned are left out. */
  months: z.array(z.strictObject({ month: z.string(), amount: Money })),
  payouts: z.array(Payout),
  movements: z.strictObject({ items: z.array(Movement), next_cursor: z.string().nullable() }),
})
export type Earnings = z.output<typeof Earnings>

const searched = {
  query: z.string().max(200).optional(),
  filter: z.object({ kind: z.enum(MOVEMENT_KINDS).optional() }).optional(),
}

export const showWallet = defineCall({
  method: 'GET',
  path: '/wallets',
  summary: 'What the agent earned and where it is, how they are paid, and the newest movements.',
  who: 'agent',
  query: z.object(searched),
  reply: one(Earnings),
})

export const listWalletMovements = defineCall({
  method: 'GET',
  path: '/wallets/movements',
  summary: 'What moved the agent’s money, the newest first; `query` looks through orders and payouts.',
  who: 'agent',
  query: z.object({ ...pageQuery, ...searched }),
  reply: list(Movement),
})

export const listPayouts = defineCall({
  method: 'GET',
  path: '/wallets/withdrawals',
  summary: 'The agent’s payouts, the newest first.',
  who: 'agent',
  query: z.object(pageQuery),
  reply: list(Payout),
})

export const listWalletTypes = defineCall({
  method: 'GET',
  path: '/wallets/types',
  summary: 'The ways an agent can be paid.',
  who: 'agent',
  reply: one(z.array(z.strictObject({ kind: z.enum(WALLET_KINDS), name: z.string(), about: z.string() }))),
})

export const requestWalletCode = defineCall({
  method: 'POST',
  path: '/otp',
  summary: 'Mails a one-time code for a change of the wallet or a withdrawal.',
  who: 'agent',
  body: z.strictObject({ act: z.enum(CODE_ACTS) }),
  reply: one(z.strictObject({ resend_after_seconds: z.number().int() })),
})

export const BankAccount = z.strictObject({
  holder: line(say.holder),
  account: z
    .string(say.account)
    .trim()
    .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
    .refine((text) => /^[0-9A-Z]{4,34}$/.test(text), say.account),
  bank: line(say.bank),
  /** It is a BIC, routing number or sort code. */
  code: optionalLine('please enter a bank code'),
})

export const linkWallet = defineCall({
  method: 'POST',
  path: '/wallets',
  summary:
    'Links a bank account: on the processor’s own page, whose address is answered, or for transfers by hand.',
  who: 'agent',
  recentlyConfirmed: true,
  body: z.strictObject({
    kind: z.enum(WALLET_KINDS, say.kind),
    country: z.string(say.country).regex(/^[A-Z]{2}$/, say.country),
    bank_account: BankAccount.optional(),
    otp,
  }),
  reply: one(z.strictObject({ wallet: Wallet, url: z.string().nullable() })),
  status: 201,
})

export const openOnboarding = defineCall({
  method: 'POST',
  path: '/wallets/onboarding',
  summary: 'The processor’s page where the details of an account that is not linked yet are completed.',
  who: 'agent',
  recentlyConfirmed: true,
  body: z.strictObject({ otp }),
  reply: one(z.string()),
})

export const unlinkWallet = defineCall({
  method: 'POST',
  path: '/wallets/unlink',
  summary: 'Removes the bank account; refused while a payout is on its way.',
  who: 'agent',
  recentlyConfirmed: true,
  body: z.strictObject({ otp }),
  reply: one(z.strictObject({ wallet: z.null() })),
})

export const setPayoutSchedule = defineCall({
  method: 'PUT',
  path: '/wallets/schedule',
  summary: 'Pays everything that is available each week or each month, or only when the agent asks.',
  who: 'agent',
  recentlyConfirmed: true,
  body: z.strictObject({ schedule: z.enum(SCHEDULES), otp }),
  reply: one(Wallet),
})

export const withdraw = defineCall({
  method: 'POST',
  path: '/wallets/withdrawals',
  summary: 'Pays out all or a part of what is available.',
  who: 'agent',
  idempotent: true,
  recentlyConfirmed: true,
  body: z.strictObject({
    amount: z.number(say.amount).int(say.amount).min(1, say.amount).max(Number.MAX_SAFE_INTEGER, say.amount),
    currency: Currency,
    otp,
  }),
  reply: one(Payout),
  status: 201,
})

export const cancelPayout = defineCall({
  method: 'POST',
  path: '/wallets/withdrawals/{id}/cancel',
  summary: 'Cancels a payout that was not sent yet.',
  who: 'agent',
  params: z.object({ id: z.uuid() }),
  reply: one(Payout),
})

const ofMonth = z.object({ month: z.string().regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/) })

export const downloadStatementCsv = defineCall({
  method: 'GET',
  path: '/wallets/statements/{month}/csv',
  summary:
    'The statement of a month, in the account’s time zone: price, commission, share, fees, payouts, taxes and balance, as CSV.',
  who: 'agent',
  params: ofMonth,
  reply: fileBytes,
  download: 'text/csv; charset=utf-8',
})

export const downloadStatementPdf = defineCall({
  method: 'GET',
  path: '/wallets/statements/{month}/pdf',
  summary: 'The same as a PDF.',
  who: 'agent',
  params: ofMonth,
  reply: fileBytes,
  download: 'application/pdf',
})
