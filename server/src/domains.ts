import { api } from '@sojourn/contract/api'
import type { Call } from '@sojourn/contract/calls/call'
import { leavingDomain } from './desk/leaving/domain.ts'
import { profilesDomain } from './desk/profiles/domain.ts'
import { staffDomain } from './desk/staff/domain.ts'
import { workspaceDomain } from './desk/workspace/domain.ts'
import { auditDomain } from './ground/audit/domain.ts'
import { contactDomain } from './ground/contact/domain.ts'
import { entryRulesDomain } from './ground/entry-rules/domain.ts'
import { factsDomain } from './ground/facts/domain.ts'
import { filesDomain } from './ground/files/domain.ts'
import { papersDomain } from './ground/papers/domain.ts'
import { referenceDomain } from './ground/reference/domain.ts'
import { rulesDomain } from './ground/rules/domain.ts'
import { sharesDomain } from './ground/shares/domain.ts'
import { couponsDomain } from './money/coupons/domain.ts'
import { debtsDomain } from './money/debts/domain.ts'
import { ledgerDomain } from './money/ledger/domain.ts'
import { paymentsDomain } from './money/payments/domain.ts'
import { subscriptionsDomain } from './money/subscriptions/domain.ts'
import { walletsDomain } from './money/wallets/domain.ts'
import { accountDomain } from './people/account/domain.ts'
import { identityDomain } from './people/identity/domain.ts'
import type { Rule } from './platform/data-rules.ts'
import type { Domain } from './platform/domain.ts'
import type { Handler } from './platform/http/handler.ts'
import type { Job } from './platform/jobs/define-job.ts'
import type { CronEntry } from './platform/jobs/jobs.ts'
import type { Fill } from './platform/nodes/fill.ts'
import type { Machine } from './platform/states/machine.ts'
import { platformDomain } from './platform-domain.ts'
import { agentsDomain } from './supply/agents/domain.ts'
import { availabilityDomain } from './supply/availability/domain.ts'
import { calendarsDomain } from './supply/calendars/domain.ts'
import { favouritesDomain } from './supply/favourites/domain.ts'
import { guideDomain } from './supply/guide/domain.ts'
import { licencesDomain } from './supply/licences/domain.ts'
import { likesDomain } from './supply/likes/domain.ts'
import { searchDomain } from './supply/search/domain.ts'
import { servicesDomain } from './supply/services/domain.ts'
import { verificationDomain } from './supply/verification/domain.ts'
import { articlesDomain } from './talk/articles/domain.ts'
import { conversationsDomain } from './talk/conversations/domain.ts'
import { hellosDomain } from './talk/hellos/domain.ts'
import { notificationsDomain } from './talk/notifications/domain.ts'
import { reportsDomain } from './talk/reports/domain.ts'
import { reviewsDomain } from './talk/reviews/domain.ts'
import { showcaseDomain } from './talk/showcase/domain.ts'
import { completionDomain } from './work/completion/domain.ts'
import { conflictsDomain } from './work/conflicts/domain.ts'
import { deadlinesDomain } from './work/deadlines/domain.ts'
import { decisionsDomain } from './work/decisions/domain.ts'
import { documentsDomain } from './work/documents/domain.ts'
import { giftsDomain } from './work/gifts/domain.ts'
import { goalsDomain } from './work/goals/domain.ts'
import { meetingsDomain } from './work/meetings/domain.ts'
import { offersDomain } from './work/offers/domain.ts'
import { ordersDomain } from './work/orders/domain.ts'
import { vaultDomain } from './work/vault/domain.ts'

/** The floors stand from the top down. */
const floors: Readonly<Record<string, readonly Domain[]>> = {
  desk: [leavingDomain, profilesDomain, staffDomain, workspaceDomain],
  talk: [
    conversationsDomain,
    notificationsDomain,
    reportsDomain,
    reviewsDomain,
    articlesDomain,
    showcaseDomain,
    hellosDomain,
  ],
  work: [
    completionDomain,
    conflictsDomain,
    deadlinesDomain,
    decisionsDomain,
    documentsDomain,
    giftsDomain,
    goalsDomain,
    meetingsDomain,
    offersDomain,
    ordersDomain,
    vaultDomain,
  ],
  money: [couponsDomain, debtsDomain, ledgerDomain, paymentsDomain, subscriptionsDomain, walletsDomain],
  supply: [
    agentsDomain,
    availabilityDomain,
    calendarsDomain,
    favouritesDomain,
    guideDomain,
    licencesDomain,
    likesDomain,
    searchDomain,
    servicesDomain,
    verificationDomain,
  ],
  people: [accountDomain, identityDomain],
  ground: [
    auditDomain,
    contactDomain,
    entryRulesDomain,
    filesDomain,
    factsDomain,
    papersDomain,
    referenceDomain,
    sharesDomain,
    rulesDomain,
  ],
  platform: [platformDomain],
}

const domains = Object.values(floors).flat()

export const handlers: readonly Handler[] = domains.flatMap((one) => one.handlers)

const floorsOfCalls = new Map(
  Object.entries(floors).flatMap(([floor, there]) =>
    there.flatMap((one) => one.handlers.map(({ call }) => [call, floor] as const)),
  ),
)

export const floorOf = (call: Call) => floorsOfCalls.get(call)

/** Every thing that has states. docs/states.md is printed from them. */
export const machines: readonly Machine[] = domains.flatMap((one) => one.machines)

export const cron: readonly CronEntry[] = domains.flatMap((one) => one.cron)

export const fills: readonly Fill[] = domains.flatMap((one) => one.fills)

/** The clock begins some of them, something else the others. */
export const jobs: readonly Job[] = domains.flatMap((one) => [...one.jobs, ...one.cron.map(({ job }) => job)])

/** The export and the deletion are made from it. */
export const personalData: Readonly<Record<string, Rule>> = Object.assign(
  {},
  ...domains.map((one) => one.personalData),
)

/** Stops the start when nobody answers a declared call: it would be a promise broken in production. */
export function refuseUnhandled(handled: readonly Handler[]) {
  const answered = new Set(handled.map((handler) => handler.call))
  const missing = Object.entries(api).flatMap(([name, call]) => (answered.has(call) ? [] : [name]))
  if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`)
}
