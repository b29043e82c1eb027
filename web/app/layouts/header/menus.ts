import { paths } from '@sojourn/contract/paths/paths'
import type { IconName } from '../../ui/text/icon-names.ts'

export type Role = 'visitor' | 'subscriber' | 'consultant' | 'unverified_consultant' | 'staff'

/** Who the menus are for; an agent's own profile stands under their username, or else their uuid. */
export interface MenuPerson {
  role: Role
  username: string | null
  uuid?: string | null
}

export type Counted =
  | 'orders'
  | 'verifications'
  | 'licences'
  | 'reports'
  | 'conflicts'
  | 'facts'
  | 'payouts'
  | 'coupons'
  | 'articles'

export interface MenuEntry {
  name: string
  to: string
  icon: IconName
  /** The number of the account its badge shows. */
  count?: Counted
  /** One of the four that stand in the bottom bar of a phone. */
  often?: true
  /** Active on its own page only: its address lies in the part of another entry. */
  alone?: true
}

const home: MenuEntry = { name: 'Home', to: paths.home(), icon: 'home' }
const countries: MenuEntry = { name: 'Countries', to: paths.countries(), icon: 'globe' }
const services: MenuEntry = { name: 'Services', to: paths.visas('ca'), icon: 'passport' }
const findAgents: MenuEntry = { name: 'Find agents', to: paths.agents(), icon: 'search' }
const articles: MenuEntry = { name: 'Articles', to: paths.articles(), icon: 'book' }
const contact: MenuEntry = { name: 'Contact us', to: paths.contact(), icon: 'mail' }

const asClient = [home, countries, services, findAgents, articles]

const asAgent = (name: string | null): MenuEntry[] => [
  home,
  ...(name ? [{ name: 'View my profile as client', to: paths.agent(name), icon: 'user' as const }] : []),
  services,
  articles,
]

/** The top menus of the seed's section 2, a line a role. */
const topMenus: Record<Role, (name: string | null) => MenuEntry[]> = {
  visitor: () => [...asClient, contact],
  subscriber: () => asClient,
  unverified_consultant: asAgent,
  consultant: asAgent,
  staff: () => asClient,
}

export const topMenuOf = ({ role, username, uuid = null }: MenuPerson) => topMenus[role](username ?? uuid)

const segment = (path: string, position: number) => path.split(/[?#]/)[0]?.split('/')[position]

/** A side menu's entry is active when its third segment is that of the path: `/p/client/[goals]/12/details`. */
export const activeEntry = (entries: MenuEntry[], pathname: string) =>
  entries.find(({ alone, to }) => alone && to === pathname) ??
  entries.find(({ alone, to }) => !alone && segment(to, 3) === segment(pathname, 3))

/** A top entry is active in its whole part of the site: Services, `/p/visas/ca`, on every `/p/visas/…`. */
const isActivePart = ({ to }: Pick<MenuEntry, 'to'>, pathname: string) =>
  to === pathname || (to.startsWith('/p/') && segment(to, 2) === segment(pathname, 2))

/** Where the active one of top entries leads. */
export const activePart = (entries: Pick<MenuEntry, 'to'>[], pathname: string) =>
  entries.find((entry) => isActivePart(entry, pathname))?.to
