import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { t } from '@sojourn/contract/words/t'
import type { MenuEntry, Role } from './menus.ts'

/** The menus of who is signed in; strangers' pages carry none of them. */
interface OwnMenus {
  /** Screen readers hear the name. */
  name: string
  /** The signed-in shell's. */
  side: MenuEntry[]
  user: MenuEntry[]
}

const client = clientPaths
const consultant = agentPaths

const visitor: OwnMenus = { name: '', side: [], user: [] }

const subscriber: OwnMenus = {
  name: t('Client menu'),
  side: [
    { name: t('Today'), to: client.today(), icon: 'home', often: true },
    { name: t('Goals'), to: client.goals(), icon: 'goal', often: true },
    { name: t('Orders'), to: client.orders(), icon: 'document', count: 'orders', often: true },
    { name: t('Messages'), to: client.messages(), icon: 'chat', count: 'messages', often: true },
    { name: t('Deadlines'), to: client.deadlines(), icon: 'clock' },
    { name: t('My vault'), to: client.vault(), icon: 'passport' },
    { name: t('Payments'), to: client.payments(), icon: 'card' },
    { name: t('Coupons'), to: client.coupons(), icon: 'coupon' },
    { name: t('Account'), to: client.profile(), icon: 'user' },
    { name: t('Wishlist'), to: client.wishlist(), icon: 'heart' },
  ],
  user: [
    { name: t('Goals'), to: client.goals(), icon: 'goal' },
    { name: t('Orders'), to: client.orders(), icon: 'document' },
    { name: t('Profile'), to: client.profile(), icon: 'user' },
    { name: t('Security'), to: client.security(), icon: 'shield' },
  ],
}

const agent: OwnMenus = {
  name: t('Agent menu'),
  side: [
    { name: t('Overview'), to: consultant.start(), icon: 'home', often: true },
    { name: t('My Services'), short: t('Services'), to: consultant.services(), icon: 'tag' },
    { name: t('My Articles'), short: t('Articles'), to: consultant.articles(), icon: 'book' },
    { name: t('Orders'), to: consultant.orders(), icon: 'document', count: 'orders', often: true },
    { name: t('Messages'), to: consultant.messages(), icon: 'chat', count: 'messages', often: true },
    { name: t('Calendar'), to: consultant.calendar(), icon: 'calendar', often: true, alone: true },
    { name: t('Deadlines'), to: consultant.deadlines(), icon: 'clock' },
    { name: t('Wallet'), to: consultant.wallet(), icon: 'wallet' },
    { name: t('Payments'), to: consultant.payments(), icon: 'card' },
    { name: t('Account'), to: consultant.profile(), icon: 'user' },
    { name: t('Subscriptions'), to: consultant.subscriptions(), icon: 'briefcase' },
  ],
  user: [
    { name: t('My Services'), short: t('Services'), to: consultant.services(), icon: 'tag' },
    { name: t('My Articles'), short: t('Articles'), to: consultant.articles(), icon: 'book' },
    { name: t('Calendar'), to: consultant.calendar(), icon: 'calendar' },
    { name: t('Profile'), to: consultant.profile(), icon: 'user' },
    { name: t('Security'), to: consultant.security(), icon: 'shield' },
  ],
}

const staff: OwnMenus = {
  name: 'Staff menu',
  side: [
    { name: 'Desk', to: staffPaths.home(), icon: 'home', often: true },
    { name: 'People', to: staffPaths.people(), icon: 'users', often: true },
    {
      name: 'Verifications',
      to: staffPaths.verifications(),
      icon: 'shield',
      count: 'verifications',
      often: true,
    },
    { name: 'Licences', to: staffPaths.licences(), icon: 'stamp', count: 'licences', often: true },
    { name: 'Articles', to: staffPaths.articles(), icon: 'book', count: 'articles' },
    { name: 'Reports', to: staffPaths.reports(), icon: 'warning', count: 'reports' },
    { name: 'Orders', to: staffPaths.orders(), icon: 'document', count: 'endings' },
    { name: 'Conflicts', to: staffPaths.conflicts(), icon: 'scales', count: 'conflicts' },
    { name: 'Payouts', to: staffPaths.payouts(), icon: 'wallet', count: 'payouts' },
    { name: 'Debts', to: staffPaths.debts(), icon: 'coins', count: 'debts' },
    { name: 'Refunds', to: staffPaths.failedRefunds(), icon: 'refresh', count: 'failed_refunds' },
    { name: 'Visa facts', to: staffPaths.facts(), icon: 'passport', count: 'facts' },
    { name: 'Decisions', to: staffPaths.decisions(), icon: 'check' },
    { name: 'Rules', to: staffPaths.rules(), icon: 'clock' },
    { name: 'Coupons', to: staffPaths.coupons(), icon: 'coupon', count: ['coupon_refunds', 'gifts'] },
    { name: 'Ledger', to: staffPaths.ledger(), icon: 'coins' },
    { name: 'Audit log', to: staffPaths.auditLog(), icon: 'eye' },
  ],
  user: [
    { name: 'Desk', to: staffPaths.home(), icon: 'home' },
    { name: 'People', to: staffPaths.people(), icon: 'users' },
  ],
}

/** The menus of the seed's section 2, a line a role. */
const ownMenus: Record<Role, OwnMenus> = {
  visitor,
  subscriber,
  unverified_consultant: agent,
  consultant: agent,
  staff,
}

export const ownMenusOf = (role: Role) => ownMenus[role]
