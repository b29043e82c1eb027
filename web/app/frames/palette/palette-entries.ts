import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { Role } from '@sojourn/contract/people/auth'
import { t } from '@sojourn/contract/words/t'
import { accountAreas } from '../../layouts/account/account-areas.ts'
import { ownMenusOf } from '../../layouts/header/own-menus.ts'
import type { IconName } from '../../ui/text/icon-names.ts'

export interface Entry {
  id: string
  label: string
  /** The note tells the entry from another of the same name. */
  note?: string
  icon: IconName
  to: string
  /** Also found by these. */
  words?: string
}

const act = (label: string, icon: IconName, to: string, words = ''): Entry => ({
  id: `act ${label}`,
  label,
  icon,
  to,
  words,
})

const clientActs: Entry[] = [
  act(t('Create a goal'), 'plus', clientPaths.createGoal(), 'new plan'),
  act(t('Find an agent'), 'search', paths.agents(), 'hire lawyer consultant'),
  act(t('Do I need a visa?'), 'passport', paths.guide(), 'guide entry passport'),
  act(t('Add a visa or permit'), 'stamp', clientPaths.deadlines(), 'passport paper deadline expiry renew'),
  act(t('Add a card'), 'card', clientPaths.paymentMethod(), 'payment method'),
]

const agentActs: Entry[] = [
  act(t('Withdraw earnings'), 'wallet', agentPaths.wallet(), 'payout money bank'),
  act(t('Create a service'), 'plus', agentPaths.newService(), 'new offer'),
  act(t('Write an article'), 'edit', agentPaths.articles({ tab: 'draft' }), 'new draft'),
  act(t('See what is due'), 'clock', agentPaths.deadlines(), 'deadline licence expiry due'),
  act(t('Block time'), 'calendar', agentPaths.calendar(), 'holiday away'),
]

/** The pages of the public site that somebody who is signed in may want. */
const publicPages: Entry[] = [
  { name: t('Find agents'), to: paths.agents(), icon: 'search' as const },
  { name: t('Countries'), to: paths.countries(), icon: 'globe' as const },
  { name: t('Visas'), to: paths.anyVisas(), icon: 'passport' as const },
  { name: t('Articles'), to: paths.articles(), icon: 'book' as const },
].map(({ name, to, icon }) => ({ id: `page ${to}`, label: name, note: t('Public page'), icon, to }))

export const actsOf = (role: Role): Entry[] =>
  role === 'staff' ? [] : role === 'subscriber' ? clientActs : agentActs

/** Every page the menus lead to, each once. */
export function pagesOf(role: Role): Entry[] {
  const { side } = ownMenusOf(role)
  const menu = side.map(({ name, to, icon = 'arrow-right' }) => ({
    id: `page ${to}`,
    label: name,
    icon,
    to,
  }))
  const areas = role === 'staff' ? [] : accountAreas(role)
  const account = areas.map(({ label, to }) => ({
    id: `page ${to}`,
    label,
    note: t('Account'),
    icon: 'user' as const,
    to,
  }))
  const all = [...menu, ...account, ...publicPages]
  return all.filter(({ to }, place) => all.findIndex((one) => one.to === to) === place)
}
