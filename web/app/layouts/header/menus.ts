import type { Queue } from '@sojourn/contract/desk/staff-queue'
import type { IconName } from '../../ui/text/icon-names.ts'

export type Role = 'visitor' | 'subscriber' | 'consultant' | 'unverified_consultant' | 'staff'

/** An agent's own profile stands under their username, or else their uuid. */
export interface MenuPerson {
  role: Role
  username: string | null
  uuid?: string | null
}

/** The running orders and unread messages of whoever looks, or what waits for our team. */
export type Counted = 'orders' | 'messages' | Queue

export interface MenuEntry {
  name: string
  short?: string
  to: string
  icon: IconName
  /** A badge counts one thing, or several together. */
  count?: Counted | readonly Counted[]
  /** One of the four that stand in the bottom bar of a phone. */
  often?: true
  /** Active on its own page only: its address lies in the part of another entry. */
  alone?: true
}
