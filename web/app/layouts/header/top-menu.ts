import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import type { MenuEntry, MenuPerson, Role } from './menus.ts'

const home: MenuEntry = { name: t('Home'), to: paths.home(), icon: 'home' }
const countries: MenuEntry = { name: t('Countries'), to: paths.countries(), icon: 'globe' }
const services: MenuEntry = { name: t('Services'), to: paths.visas('ca'), icon: 'passport' }
const findAgents: MenuEntry = { name: t('Find agents'), to: paths.agents(), icon: 'search' }
const articles: MenuEntry = { name: t('Articles'), to: paths.articles(), icon: 'book' }
const contact: MenuEntry = { name: t('Contact us'), to: paths.contact(), icon: 'mail' }

const asClient = [home, countries, services, findAgents, articles]

const asAgent = (name: string | null): MenuEntry[] => [
  home,
  ...(name ? [{ name: t('View my profile as client'), to: paths.agent(name), icon: 'user' as const }] : []),
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
