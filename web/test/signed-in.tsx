import type { Account } from '@sojourn/contract/people/account'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { accountQuery } from '../app/session/use-account.ts'
import { falseNetwork, ok } from './network.ts'
import { openPage } from './open-page.tsx'

export const ME = '0190a0a0-0000-7000-8000-0000000000b1'

/** Ngozi, a client of Lagos, all of whose profile is filled in. */
export const aClient = (changes: Partial<Account> = {}): Account => ({
  uuid: ME,
  role: 'subscriber',
  is_a: 'subscriber',
  switched: false,
  home: 'subscriber',
  email: { address: 'ngozi@example.com', verified: true },
  fullname: 'Ngozi Traveller',
  first_name: 'Ngozi',
  firstName: 'Ngozi',
  last_name: 'Traveller',
  profile_picture: null,
  order_count: 0,
  unread_count: 0,
  timezone: { name: 'Africa/Lagos' },
  clock: '24',
  phone: null,
  about: 'I study.',
  dob: '2001-02-03',
  gender: 'female',
  address: null,
  nationality: { passports: [], residence: null },
  username: null,
  suspension: null,
  deletion: null,
  created_at: { date: '2026-01-01T00:00:00.000Z' },
  ...changes,
})

interface Given {
  account?: Account
  /** What the network answers, before anything is asked. */
  tell?: (network: ReturnType<typeof falseNetwork>) => void
}

/** A page of the signed-in part, which is shown once its person is known. */
export async function openSignedIn(
  Page: ComponentType,
  at: string,
  { account = aClient(), tell }: Given = {},
) {
  const network = falseNetwork()
  network.answers('GET /account', ok(account))
  tell?.(network)
  const page = await openPage(() => (useQuery(accountQuery).data ? <Page /> : null), at)
  return { ...page, network }
}
