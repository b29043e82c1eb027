import { daysBetween } from '@sojourn/contract/dates/day-steps'
import { monthName } from '@sojourn/contract/dates/moments'
import { agentPaths, clientPaths, pathsOf } from '@sojourn/contract/paths/own-paths'
import type { OwnDeadline } from '@sojourn/contract/work/own-deadlines'
import { type DeadlineKind, deadlineWords } from '@sojourn/contract/work/own-deadlines-words'
import type { IconName } from '../../ui/text/icon-names.ts'
import type { Side } from '../../words/order-words.ts'

export const KINDS: Record<DeadlineKind, { name: string; plural: string; icon: IconName }> = {
  passport: { name: 'Passport', plural: 'Passports', icon: 'passport' },
  visa: { name: 'Visa', plural: 'Visas', icon: 'stamp' },
  permit: { name: 'Permit', plural: 'Permits', icon: 'home' },
  paper: { name: 'Other paper', plural: 'Other papers', icon: 'document' },
  goal: { name: 'Goal', plural: 'Goals', icon: 'goal' },
  document: { name: 'Documents', plural: 'Documents to hand over', icon: 'upload' },
  payment: { name: 'Payment', plural: 'Payments', icon: 'card' },
  order: { name: 'Order', plural: 'Orders', icon: 'briefcase' },
  meeting: { name: 'Meeting', plural: 'Meetings', icon: 'calendar' },
  licence: { name: 'Licence', plural: 'Licences', icon: 'scales' },
  verification: { name: 'Verification', plural: 'Verification', icon: 'shield' },
}

/** What it is called: its own name, or what comes on the day. */
export function titleOf(one: OwnDeadline) {
  if (one.paper) return one.paper.name || deadlineWords(one, one.country?.name ?? null)
  return deadlineWords(one, one.country?.name ?? null)
}

/** The line below. */
export function aboutOf(one: OwnDeadline) {
  if (one.paper) return deadlineWords(one, one.country?.name ?? null)
  if (one.order) return `${one.order.title} · ${one.order.with}`
  return one.name ?? ''
}

/** Where one does something about it; null for what stands here alone. */
export function pathTo({ kind, order, goal, in_vault }: OwnDeadline, side: Side): string | null {
  if (in_vault) return clientPaths.vault()
  if (order) {
    const part =
      kind === 'document' || kind === 'passport' ? '#documents' : kind === 'meeting' ? '#meetings' : ''
    return `${pathsOf[side].order(order.uuid)}${part}`
  }
  if (goal !== null && side === 'client') return clientPaths.goal(goal)
  if (kind === 'licence') return `${agentPaths.business()}#licences`
  if (kind === 'verification') return agentPaths.verification()
  return null
}

/** `in 23 days`, `today`, `12 days ago`. */
export function daysLeft(today: string, day: string) {
  const left = daysBetween(today, day)
  if (left === 0) return 'today'
  if (left === 1) return 'tomorrow'
  if (left === -1) return 'yesterday'
  return left > 0 ? `in ${left.toLocaleString('en')} days` : `${(-left).toLocaleString('en')} days ago`
}

const URGENT_DAYS = 7
const SOON_DAYS = 30

/** How much it presses. */
export function pressureOf(today: string, day: string) {
  const left = daysBetween(today, day)
  if (left < 0) return 'over' as const
  if (left <= URGENT_DAYS) return 'urgent' as const
  return left <= SOON_DAYS ? ('soon' as const) : ('later' as const)
}

const NEAR_DAYS = 365

/** Close enough to renew it. */
export const isNear = (today: string, day: string) => daysBetween(today, day) <= NEAR_DAYS

export interface Group {
  name: string
  items: OwnDeadline[]
}

/** What is past comes first, then month after month. */
export function groupsOf(items: readonly OwnDeadline[], today: string): Group[] {
  const groups = Map.groupBy(items, ({ day }) => (day < today ? 'Past' : monthName(day)))
  return [...groups].map(([name, those]) => ({ name, items: those }))
}
