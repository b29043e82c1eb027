import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { PLANS, TERMS } from '../amounts/plans.ts'
import { defineCall, fileBytes, list, one } from '../calls/call.ts'
import { optionalLine } from '../calls/fields.ts'
import { pageQuery } from '../calls/page.ts'
import { Status } from '../calls/status-pair.ts'
import { CreatedAt, Instant } from '../dates/time.ts'
import { Address, NewAddress, otherCityHasName } from '../people/account.ts'

const Plan = z.enum(PLANS)
const PaidPlan = Plan.exclude(['free'])
const Term = z.enum(TERMS)

/** Prices are without taxes. */
export const PlanOffer = z.strictObject({
  plan: Plan,
  name: z.string(),
  active_services: z.number().int().nullable(),
  commission_percent: z.number().int(),
  month: Money,
  year: Money,
})
export type PlanOffer = z.output<typeof PlanOffer>

const Line = z.strictObject({ text: z.string(), amount: Money })
const Tax = z.strictObject({ name: z.string(), amount: Money })
const Period = z.strictObject({ start: Instant, end: Instant })

export const Subscription = z.strictObject({
  id: z.string(),
  status: Status,
  may: z.array(z.string()),
  plan: PaidPlan,
  name: z.string(),
  term: Term,
  /** The price is for a whole period, without taxes. */
  price: Money,
  period: Period,
  cancel_at_period_end: z.boolean(),
  /** It begins with the next period; null means the same again, or nothing. */
  next: z.strictObject({ plan: PaidPlan, name: z.string(), term: Term, price: Money }).nullable(),
  /** A renewal that failed is tried again then. */
  try_at: Instant.nullable(),
  created_at: CreatedAt,
  ended_at: Instant.nullable(),
})
export type Subscription = z.output<typeof Subscription>

/** Something of a subscription that is to be paid: `payable_id` names it to `POST /payments`. */
const Bill = z.strictObject({
  payable_id: z.string(),
  kind: z.enum(['start', 'change', 'renewal']),
  plan: PaidPlan,
  term: Term,
  lines: z.array(Line),
  price: Money,
  created_at: CreatedAt,
})

/** The plan an agent is on. */
export const ActivePlan = z.strictObject({
  plan: Plan,
  name: z.string(),
  commission_percent: z.number().int(),
  services: z.strictObject({ active: z.number().int(), limit: z.number().int().nullable() }),
  /** It is null for an agent on the free plan. */
  subscription: Subscription.nullable(),
  bill: Bill.nullable(),
})
export type ActivePlan = z.output<typeof ActivePlan>

export const listPlans = defineCall({
  method: 'GET',
  path: '/subscriptions',
  summary: 'The plans an agent can choose, with their prices.',
  who: 'agent',
  reply: one(z.array(PlanOffer)),
})

export const showActivePlan = defineCall({
  method: 'GET',
  path: '/subscriptions/consultant/active',
  summary: 'The plan the agent is on, how much of it is used, and what waits for its payment.',
  who: 'agent',
  reply: one(ActivePlan),
})

export const listSubscriptions = defineCall({
  method: 'GET',
  path: '/subscriptions/consultant',
  summary: 'The agent’s subscriptions, the newest first.',
  who: 'agent',
  query: z.object(pageQuery),
  reply: list(Subscription),
})

export const PlanPreview = z.strictObject({
  plan: Plan,
  name: z.string(),
  term: Term,
  /** `now` once it is paid; otherwise when the period that is paid for ends. */
  takes_effect: z.enum(['now', 'period_end']),
  effective_at: Instant,
  /** The lines are what is to be paid today; a credit is below zero. */
  lines: z.array(Line),
  taxes: z.array(Tax),
  total: Money,
  /** Each period costs this from then on, without taxes. */
  next_price: Money,
  commission_percent: z.number().int(),
  /** Active services above the limit of the plan, which become drafts. */
  unlisted: z.array(z.strictObject({ id: z.string(), title: z.string() })),
})
export type PlanPreview = z.output<typeof PlanPreview>

export const previewPlan = defineCall({
  method: 'GET',
  path: '/subscriptions/preview',
  summary: 'What choosing a plan would cost today, line by line, and which services it would unlist.',
  who: 'agent',
  query: z.object({ plan: Plan, term: Term }),
  reply: one(PlanPreview),
})

export const choosePlan = defineCall({
  method: 'POST',
  path: '/subscriptions',
  summary:
    'Chooses a plan at the amount of its preview. What is to be paid today is paid by `POST /payments` with `payable_id`; a smaller plan begins when the period ends.',
  who: 'agent',
  idempotent: true,
  body: z.strictObject({ plan: PaidPlan, term: Term, amount: z.number().int().min(0) }),
  reply: one(z.strictObject({ payable_id: z.string().nullable(), active: ActivePlan })),
})

export const cancelPlan = defineCall({
  method: 'POST',
  path: '/subscriptions/consultant/active/cancel',
  summary: 'Ends the plan with the period that is paid for; at once while a payment is past due.',
  who: 'agent',
  reply: one(ActivePlan),
})

export const resumePlan = defineCall({
  method: 'POST',
  path: '/subscriptions/consultant/active/resume',
  summary: 'Undoes a cancellation or a change that has not begun yet.',
  who: 'agent',
  reply: one(ActivePlan),
})

export const Invoice = z.strictObject({
  id: z.string(),
  number: z.string(),
  /** A credit note corrects that invoice: its total went back to the agent. It is null for an invoice. */
  corrects: z.string().nullable(),
  title: z.string(),
  period: Period,
  total: Money,
  issued_at: Instant,
})
export type Invoice = z.output<typeof Invoice>

export const listInvoices = defineCall({
  method: 'GET',
  path: '/subscriptions/invoices',
  summary: 'The invoices and credit notes of the agent’s plan, the newest first.',
  who: 'agent',
  query: z.object(pageQuery),
  reply: list(Invoice),
})

export const downloadInvoice = defineCall({
  method: 'GET',
  path: '/subscriptions/invoices/{id}',
  summary: 'An invoice or a credit note, as a PDF.',
  who: 'agent',
  params: z.object({ id: z.uuid() }),
  reply: fileBytes,
  download: 'application/pdf',
})

export const BillingDetails = z.strictObject({
  company: z.string().nullable(),
  vat_id: z.string().nullable(),
  ...Address.shape,
})
export type BillingDetails = z.output<typeof BillingDetails>

export const NewBillingDetails = z
  .strictObject({
    company: optionalLine('please enter a company name'),
    vat_id: optionalLine('please enter a VAT ID').refine(
      (id) => !id || /^[A-Za-z0-9][A-Za-z0-9 .-]{3,30}$/.test(id),
      'please enter a VAT ID',
    ),
    ...NewAddress.shape,
  })
  .superRefine(otherCityHasName)

export const showBillingDetails = defineCall({
  method: 'GET',
  path: '/subscriptions/billing-details',
  summary: 'To whom invoices are made out; null until told, then they name the person.',
  who: 'agent',
  reply: one(BillingDetails.nullable()),
})

export const saveBillingDetails = defineCall({
  method: 'PUT',
  path: '/subscriptions/billing-details',
  summary: 'Changes to whom invoices are made out, from the next invoice on.',
  who: 'agent',
  body: NewBillingDetails,
  reply: one(BillingDetails),
})
