import { daysBetween } from '@sojourn/contract/dates/day-steps'
import { monthName } from '@sojourn/contract/dates/moments'
import { agentPaths, clientPaths, pathsOf } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { OwnDeadline } from '@sojourn/contract/work/own-deadlines'
import { type DeadlineKind, deadlineWords } from '@sojourn/contract/work/own-deadlines-words'
import type { IconName } from '../../ui/text/icon-names.ts'
import type { Side } from '../../words/order-words.ts'

export const KINDS: Record<DeadlineKind, { name: string; plural: string; icon: IconName }> = {
  passport: { name: t('Passport'), plural: t('Passports'), icon: 'passport' },
  visa: { name: t('Visa'), plural: t('Visas'), icon: 'stamp' },
  permit: { name: t('Permit'), plural: t('Permits'), icon: 'home' },
  paper: { name: t('Other paper'), plural: t('Other papers'), icon: 'document' },
  goal: { name: t('Goal'), plural: t('Goals'), icon: 'goal' },
  document: { name: t('Documents'), plural: t('Documents to hand over'), icon: 'upload' },
  payment: { name: t('Payment'), plural: t('Payments'), icon: 'card' },
  order: { name: t('Orders'), plural: t('Orders'), icon: 'briefcase' },
  meeting: { name: t('Meeting'), plural: t('Meetings'), icon: 'calendar' },
  licence: { name: t('Licence'), plural: t('Licences'), icon: 'scales' },
  verification: { name: t('Verification'), plural: t('Verification'), icon: 'shield' },
}

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

/** Null means that the deadline stands here alone. */
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
  if (left === 0) return t('today')
  if (left === 1) return t('tomorrow')
  if (left === -1) return t('yesterday')
  return left > 0
    ? t('{count, plural, one {in # day} other {in # days}}', { count: left })
    : t('{count, plural, one {# day ago} other {# days ago}}', { count: -left })
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

export function groupsOf(items: readonly OwnDeadline[], today: string): Group[] {
  const groups = Map.groupBy(items, ({ day }) => (day < today ? t('Past') : monthName(day)))
  return [...groups].map(([name, those]) => ({ name, items: those }))
}
