import type { GuideAnswer } from '@sojourn/contract/supply/guide'
import { expect, test } from 'vitest'
import { goalAddress } from './goal-address.ts'

const place = (id: string) => ({ id, name: id })

test('a goal is told all that the guide was told, and nothing that was not said', () => {
  const asked = {
    passports: [place('NG'), place('GH')],
    residence: null,
    destination: { ...place('DE'), flag: '' },
    purpose: place('work'),
    stay: 365,
  } as unknown as GuideAnswer['asked']
  expect(goalAddress({ asked }, { visa: 'de/opportunity-card', date: '2027-09-01' })).toBe(
    '/p/client/goals/create-goal?country=DE&purpose=work&visa=de%2Fopportunity-card&passport=NG&passport2=GH&stay=365&date=2027-09-01',
  )
})
