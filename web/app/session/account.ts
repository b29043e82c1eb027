import type { QueueCounts } from '@sojourn/contract/desk/staff-queue'
import { createContext, type ReactNode, useContext } from 'react'
import type { Role } from '../layouts/header/menus.ts'

export interface ShellAccount {
  uuid: string
  role: Exclude<Role, 'visitor'>
  fullname: string
  username: string | null
  profile_picture: string | null
  order_count: number
  /** Messages that they have not read. */
  unread_count?: number
  waiting?: QueueCounts | undefined
  /** How they read times. */
  timezone?: { name: string } | null
  clock?: '12' | '24' | null
  /** Away from the mode they joined in. */
  switched: boolean
  /** Set for somebody who may do nothing but leave. */
  suspension?: object | null
}

/** A visitor, an account still on its way, one that could not be had, or one that is there. */
export type AccountState =
  | { kind: 'visitor' }
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void; hasFailedAgain?: boolean }
  | {
      kind: 'present'
      account: ShellAccount
      logOut: () => void
      /** Public pages show the menu at the end of their header; it is handed in, and strangers never load it. */
      userMenu?: ReactNode
    }

export type Present = Extract<AccountState, { kind: 'present' }>

export const AccountContext = createContext<AccountState>({ kind: 'visitor' })
export const useAccountState = () => useContext(AccountContext)
