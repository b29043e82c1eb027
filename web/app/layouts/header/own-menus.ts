import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import type { MenuEntry, Role } from './menus.ts'

/** The menus of who is signed in; strangers' pages carry none of them. */
interface OwnMenus {
  /** Whose they are, for those who hear it. */
  name: string
  /** The signed-in shell's. */
  side: MenuEntry[]
  /** What the user menu offers above Logout. */
  user: MenuEntry[]
}

const client = clientPaths
const consultant = agentPaths

const visitor: OwnMenus = { name: 'Visitor', side: [], user: [] }

const subscriber: OwnMenus = {
  name: 'Client',
  side: [
    { name: 'Today', to: client.today(), icon: 'home', often: true },
    { name: 'Goals', to: client.goals(), icon: 'goal', often: true },
    { name: 'Orders', to: client.orders(), icon: 'document', count: 'orders', often: true },
    { name: 'Messages', to: client.messages(), icon: 'chat', count: 'messages', often: true },
    { name: 'Payments', to: client.payments(), icon: 'card' },
    { name: 'Coupons', to: client.coupons(), icon: 'coupon' },
    { name: 'Account', to: client.profile(), icon: 'user' },
    { name: 'Wishlist', to: client.wishlist(), icon: 'heart' },
  ],
  user: [
    { name: 'Goals', to: client.goals(), icon: 'goal' },
    { name: 'Orders', to: client.orders(), icon: 'document' },
    { name: 'Profile', to: client.profile(), icon: 'user' },
    { name: 'Security', to: client.security(), icon: 'shield' },
  ],
}

const agent: OwnMenus = {
  name: 'Agent',
  side: [
    { name: 'Overview', to: consultant.start(), icon: 'eye', often: true },
    { name: 'My Services', to: consultant.services(), icon: 'tag' },
    { name: 'My Articles', to: consultant.articles(), icon: 'book' },
    { name: 'Orders', to: consultant.orders(), icon: 'document', count: 'orders', often: true },
    { name: 'Messages', to: consultant.messages(), icon: 'chat', count: 'messages', often: true },
    { name: 'Calendar', to: consultant.calendar(), icon: 'calendar', often: true, alone: true },
    { name: 'Wallet', to: consultant.wallet(), icon: 'wallet' },
    { name: 'Payments', to: consultant.payments(), icon: 'card' },
    { name: 'Account', to: consultant.profile(), icon: 'user' },
    { name: 'Subscriptions', to: consultant.subscriptions(), icon: 'briefcase' },
  ],
  user: [
    { name: 'My Services', to: consultant.services(), icon: 'tag' },
    { name: 'My Articles', to: consultant.articles(), icon: 'book' },
    { name: 'Calendar', to: consultant.calendar(), icon: 'calendar' },
    { name: 'Profile', to: consultant.profile(), icon: 'user' },
    { name: 'Security', to: consultant.security(), icon: 'shield' },
  ],
}

const staff: OwnMenus = {
  name: 'Staff',
  side: [
    { name: 'Desk', to: staffPaths.home(), icon: 'scales', often: true },
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
    { name: 'Orders', to: staffPaths.orders(), icon: 'document' },
    { name: 'Conflicts', to: staffPaths.conflicts(), icon: 'scales', count: 'conflicts' },
    { name: 'Payouts', to: staffPaths.payouts(), icon: 'wallet', count: 'payouts' },
    { name: 'Debts', to: staffPaths.debts(), icon: 'coins', count: 'debts' },
    { name: 'Refunds', to: staffPaths.failedRefunds(), icon: 'refresh', count: 'failed_refunds' },
    { name: 'Visa facts', to: staffPaths.facts(), icon: 'passport', count: 'facts' },
    { name: 'Rules', to: staffPaths.rules(), icon: 'clock' },
    { name: 'Coupons', to: staffPaths.coupons(), icon: 'coupon', count: ['coupon_refunds', 'gifts'] },
    { name: 'Ledger', to: staffPaths.ledger(), icon: 'coins' },
    { name: 'Audit log', to: staffPaths.auditLog(), icon: 'book' },
  ],
  user: [
    { name: 'Desk', to: staffPaths.home(), icon: 'scales' },
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
