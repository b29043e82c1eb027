import type { ReplyOf } from '@sojourn/contract/calls/call'
import type { findPeople } from '@sojourn/contract/desk/staff'
import type { PlanPayment } from '@sojourn/contract/desk/staff-ledger'
import type { Account } from '@sojourn/contract/people/account'
import { QueryClientContext } from '@tanstack/react-query'
import { use } from 'react'
import { accountQuery } from '../app/session/use-account.ts'
import type { Person } from '../app/staff/people/person-page.tsx'
import PersonPage from '../app/staff/people/person-page.tsx'
import { falseNetwork, listOf, ok } from './network.ts'
import { openPage } from './open-page.tsx'
import { eventually, find } from './render.tsx'

export const PERSON_ID = '0190a0a0-0000-7000-8000-0000000000cc'
export const PERSON = `GET /staff/people/${PERSON_ID}`
export const PAUSE = `GET /staff/people/${PERSON_ID}/payout-pause`
export const PLAN_PAYMENTS = `GET /staff/people/${PERSON_ID}/plan-payments`

type Line = ReplyOf<typeof findPeople>['data']['items'][number]

export const aLine = (changes: Partial<Line> = {}): Line => ({
  uuid: PERSON_ID,
  fullname: 'Amara Okafor',
  email: 'amara@example.com',
  email_verified: true,
  is_a: 'consultant',
  suspended_at: null,
  created_at: { date: '2026-01-01T00:00:00.000Z' },
  last_seen_at: null,
  ...changes,
})

export const aPerson = (changes: Partial<Person> = {}): Person => ({
  ...aLine(),
  phone: null,
  country: null,
  timezone: null,
  two_step: false,
  suspension: null,
  deletion_due_at: null,
  sessions: 1,
  plan: null,
  ...changes,
})

export const aFreePlan: NonNullable<Person['plan']> = {
  plan: 'free',
  name: 'Free',
  commission_percent: 20,
  services: { active: 1, limit: 3 },
  subscription: null,
  bill: null,
} as NonNullable<Person['plan']>

export const aPlanPayment = (changes: Partial<PlanPayment> = {}): PlanPayment => ({
  id: '0190a0a0-0000-7000-8000-0000000000d1',
  ref: 'PAY-7K3M9QXA',
  title: 'Business, one month',
  amount: { amount: 5950, currency: 'USD' },
  refunded: { amount: 0, currency: 'USD' },
  on_its_way: { amount: 0, currency: 'USD' },
  refundable: { amount: 5950, currency: 'USD' },
  paid_at: '2026-10-01T00:00:00.000Z',
  ...changes,
})

/** The page of a person, read by a member of staff. */
export async function openPerson(person: Person, by = 's1') {
  const network = falseNetwork()
  network.answers(PERSON, ok(person))
  network.answers(PAUSE, ok({ reason: null, since: null, stopped: null, money: [] }))
  network.answers(PLAN_PAYMENTS, listOf())
  const Page = (given: Parameters<typeof PersonPage>[0]) => {
    use(QueryClientContext)?.setQueryData(accountQuery.queryKey, { uuid: by } as Account)
    return <PersonPage {...given} />
  }
  const page = await openPage(Page, `/p/staff/people/${PERSON_ID}`, { pattern: '/p/staff/people/:id' })
  await eventually(() => find('dl'))
  return { ...page, network }
}
