import type { BrowserContext } from 'playwright-core'
import { askAs } from './own-api.ts'

/** A goal of whoever is signed in in this browser, without going through the page for it. */
export const makeGoal = (context: Pick<BrowserContext, 'request'>, name = 'Nursing in Calgary') =>
  askAs<{ id: number; name: string }>(context, 'POST', '/goals', {
    name,
    destination_country: 'CA',
    purpose: 'work',
    expected_delivery_date: '2099-09-01',
    comment: 'A hospital has offered me a job.',
  })
