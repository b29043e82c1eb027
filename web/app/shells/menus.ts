import { paths } from '../paths.ts'
import type { IconName } from '../ui/icon-names.ts'

export type Role = 'visitor' | 'subscriber' | 'consultant' | 'unverified_consultant' | 'staff'

/** Who the menus are for; an agent's own profile stands under their username, or else their uuid. */
export interface MenuPerson {
  role: Role
  username: string | null
  uuid?: string | null
}

export type Counted = 'orders' | 'verifications' | 'licences'

export interface MenuEntry {
  name: string
  to: string
  icon: IconName
  /** The number of the account its badge shows. */
  count?: Counted
  /** One of the four that stand in the bottom bar of a phone. */
  often?: true
}

export interface Menus {
  /** Whose they are, for those who hear it. */
  name: string
  top: MenuEntry[]
  /** The signed-in shell's. */
  side: MenuEntry[]
  /** What the user menu offers above Logout. */
  user: MenuEntry[]
}

const home: MenuEntry = { name: 'Home', to: paths.home(), icon: 'home' }
const countries: MenuEntry = { name: 'Countries', to: paths.countries(), icon: 'globe' }
const services: MenuEntry = { name: 'Services', to: paths.visas('ca'), icon: 'passport' }
const findAgents: MenuEntry = { name: 'Find agents', to: paths.agents(), icon: 'search' }
const articles: MenuEntry = { name: 'Articles', to: paths.articles(), icon: 'book' }
const contact: MenuEntry = { name: 'Contact us', to: paths.contact(), icon: 'mail' }

const visitor: Menus = {
  name: 'Visitor',
  top: [home, countries, services, findAgents, articles, contact],
  side: [],
  user: [],
}

const { client, consultant } = paths

const subscriber: Menus = {
  name: 'Client',
  top: [home, countries, services, findAgents, articles],
  side: [
    { name: 'Goals', to: client.goals(), icon: 'goal', often: true },
    { name: 'Orders', to: client.orders(), icon: 'document', count: 'orders', often: true },
    { name: 'Payments', to: client.payments(), icon: 'card', often: true },
    { name: 'Coupons', to: client.coupons(), icon: 'coupon' },
    { name: 'Account', to: client.profile(), icon: 'user' },
    { name: 'Wishlist', to: client.wishlist(), icon: 'heart', often: true },
  ],
  user: [
    { name: 'Goals', to: client.goals(), icon: 'goal' },
    { name: 'Orders', to: client.orders(), icon: 'document' },
    { name: 'Profile', to: client.profile(), icon: 'user' },
    { name: 'Security', to: client.security(), icon: 'shield' },
  ],
}

const agentMenus = (name: string | null): Menus => ({
  name: 'Agent',
  top: [
    home,
    ...(name ? [{ name: 'View my profile as client', to: paths.agent(name), icon: 'user' as const }] : []),
    services,
    articles,
  ],
  side: [
    { name: 'My Services', to: consultant.services(), icon: 'tag', often: true },
    { name: 'My Articles', to: consultant.articles(), icon: 'book', often: true },
    { name: 'Orders', to: consultant.orders(), icon: 'document', count: 'orders', often: true },
    { name: 'Wallet', to: consultant.wallet(), icon: 'wallet', often: true },
    { name: 'Payments', to: consultant.payments(), icon: 'card' },
    { name: 'Account', to: consultant.profile(), icon: 'user' },
    { name: 'Subscriptions', to: consultant.subscriptions(), icon: 'refresh' },
  ],
  user: [
    { name: 'My Services', to: consultant.services(), icon: 'tag' },
    { name: 'Wallet', to: consultant.wallet(), icon: 'wallet' },
    { name: 'Profile', to: consultant.profile(), icon: 'user' },
    { name: 'Security', to: consultant.security(), icon: 'shield' },
  ],
})

const staff: Menus = {
  name: 'Staff',
  top: [home, countries, services, findAgents, articles],
  side: [
    { name: 'Desk', to: paths.staff.home(), icon: 'scales', often: true },
    { name: 'People', to: paths.staff.people(), icon: 'users', often: true },
    {
      name: 'Verifications',
      to: paths.staff.verifications(),
      icon: 'shield',
      count: 'verifications',
      often: true,
    },
    { name: 'Licences', to: paths.staff.licences(), icon: 'stamp', count: 'licences', often: true },
    { name: 'Coupons', to: paths.staff.coupons(), icon: 'coupon' },
    { name: 'Ledger', to: paths.staff.ledger(), icon: 'coins' },
    { name: 'Audit log', to: paths.staff.auditLog(), icon: 'book' },
  ],
  user: [
    { name: 'Desk', to: paths.staff.home(), icon: 'scales' },
    { name: 'People', to: paths.staff.people(), icon: 'users' },
  ],
}

/** The menus of the seed's section 2, a line a role. */
const menus: Record<Role, (name: string | null) => Menus> = {
  visitor: () => visitor,
  subscriber: () => subscriber,
  unverified_consultant: agentMenus,
  consultant: agentMenus,
  staff: () => staff,
}

export const menusOf = ({ role, username, uuid = null }: MenuPerson) => menus[role](username ?? uuid)

const segment = (path: string, position: number) => path.split(/[?#]/)[0]?.split('/')[position]

/** A side menu's entry is active when its third segment is that of the path: `/p/client/[goals]/12/details`. */
export const isActiveEntry = (entry: Pick<MenuEntry, 'to'>, pathname: string) =>
  segment(entry.to, 3) === segment(pathname, 3)

/** A top entry is active in its whole part of the site: Services, `/p/visas/ca`, on every `/p/visas/…`. */
const isActivePart = ({ to }: Pick<MenuEntry, 'to'>, pathname: string) =>
  to === pathname || (to.startsWith('/p/') && segment(to, 2) === segment(pathname, 2))

/** Where the active one of top entries leads. */
export const activePart = (entries: Pick<MenuEntry, 'to'>[], pathname: string) =>
  entries.find((entry) => isActivePart(entry, pathname))?.to
