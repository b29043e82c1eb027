import type { api } from '@sojourn/contract/api'
import type { Row } from './row.ts'
import { account } from './rows/account.ts'
import { agentSide } from './rows/agent-side.ts'
import { articles } from './rows/articles.ts'
import { availability } from './rows/availability.ts'
import { finding } from './rows/finding.ts'
import { joining } from './rows/joining.ts'
import { offers } from './rows/offers.ts'
import { orders } from './rows/orders.ts'
import { payments } from './rows/payments.ts'
import { reading } from './rows/reading.ts'
import { security } from './rows/security.ts'
import { servicesAndGoals } from './rows/services-and-goals.ts'
import { staff } from './rows/staff.ts'
import { subscriptions } from './rows/subscriptions.ts'
import { talk } from './rows/talk.ts'
import { wallets } from './rows/wallets.ts'
import { work } from './rows/work.ts'

/** Each part has a test file of its name. */
export const parts = {
  reading,
  joining,
  account,
  'services-and-goals': servicesAndGoals,
  finding,
  availability,
  security,
  'agent-side': agentSide,
  offers,
  orders,
  work,
  talk,
  payments,
  wallets,
  subscriptions,
  articles,
  staff,
}
export type Part = keyof typeof parts

/** Every call of the product: one without a row fails the tests. */
export const matrix: Record<keyof typeof api, Row> = {
  ...reading,
  ...joining,
  ...account,
  ...servicesAndGoals,
  ...finding,
  ...availability,
  ...security,
  ...agentSide,
  ...offers,
  ...orders,
  ...work,
  ...talk,
  ...payments,
  ...wallets,
  ...subscriptions,
  ...articles,
  ...staff,
}
