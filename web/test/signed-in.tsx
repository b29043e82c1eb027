import type { Account } from '@sojourn/contract/people/account'
import type { ComponentType } from 'react'
import type { falseNetwork } from './network.ts'
import { anAgent, openOwnPage } from './own-page.tsx'

export const ME = '0190a0a0-0000-7000-8000-0000000000b1'

/** Ngozi, a client of Lagos, all of whose profile is filled in. */
export const aClient = (changes: Partial<Account> = {}) =>
  anAgent({
    uuid: ME,
    role: 'subscriber',
    is_a: 'subscriber',
    home: 'subscriber',
    is_verified: false,
    email: { address: 'ngozi@example.com', verified: true },
    fullname: 'Ngozi Traveller',
    first_name: 'Ngozi',
    firstName: 'Ngozi',
    last_name: 'Traveller',
    about: 'I study.',
    dob: '2001-02-03',
    gender: 'female',
    username: null,
    ...changes,
  })

interface Given {
  account?: Account
  /** The network is told before anything is asked. */
  tell?: (network: ReturnType<typeof falseNetwork>) => void
}

/** A page of the signed-in part as Ngozi sees it, or somebody else. */
export const openSignedIn = (Page: ComponentType, at: string, given: Given = {}) =>
  openOwnPage(Page, at, { account: aClient(), ...given })
