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
  | 'messages'
  | 'verifications'
  | 'licences'
  | 'reports'
  | 'conflicts'
  | 'facts'
  | 'payouts'
  | 'debts'
  | 'refunds'
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
