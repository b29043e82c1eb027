import type { Account } from '@sojourn/contract/people/account'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { accountQuery } from '../app/session/use-account.ts'
import { falseNetwork, ok } from './network.ts'
import { openPage } from './open-page.tsx'

export const OWN_ID = '0190a0a0-0000-7000-8000-0000000000a1'

/** An agent of Lagos; what else they are is told. */
export const anAgent = (changes: Partial<Account> = {}) =>
  ({
    uuid: OWN_ID,
    role: 'consultant',
    is_a: 'consultant',
    switched: false,
    home: 'consultant',
    is_verified: true,
    email: { address: 'amara@example.com', verified: true },
    fullname: 'Amara Okafor',
    first_name: 'Amara',
    firstName: 'Amara',
    last_name: 'Okafor',
    profile_picture: null,
    order_count: 0,
    unread_count: 0,
    timezone: { name: 'Africa/Lagos' },
    clock: '24',
    phone: null,
    about: null,
    dob: null,
    gender: null,
    address: null,
    nationality: { passports: [], residence: null },
    username: 'amara-okafor',
    suspension: null,
    deletion: null,
    created_at: { date: '2026-01-01T00:00:00.000Z' },
    ...changes,
  }) as unknown as Account

interface Told {
  account?: Account
  pattern?: string
  tell?: (network: ReturnType<typeof falseNetwork>) => void
}

/** A page of the signed-in part, which is shown once its person is known. */
export async function openOwnPage(Page: ComponentType, at: string, told: Told = {}) {
  const { account = anAgent(), pattern, tell } = told
  const network = falseNetwork()
  const known = { account }
  network.answers('GET /account', (call) => ok(known.account)(call))
  tell?.(network)
  const Signed = () => (useQuery(accountQuery).data ? <Page /> : null)
  const page = await openPage(Signed, at, pattern ? { pattern } : {})
  return { ...page, network, known }
}
