import { withQuery } from './paths.ts'
import { STARTS } from './start-of.ts'

export type GoalQuery = {
  country?: string | undefined
  purpose?: string | undefined
  visa?: string | undefined
  passport?: string | undefined
  passport2?: string | undefined
  residence?: string | undefined
  /** The length of stay in days. */
  stay?: string | number | undefined
  date?: string | undefined
}

/** Strangers' pages need not know these links. */
export const clientPaths = {
  today: () => '/p/client/start',
  goals: () => STARTS.client,
  createGoal: (query: GoalQuery = {}) => withQuery('/p/client/goals/create-goal', query),
  /** Once the goal is saved, one goes on with the checkout of the order. */
  editGoal: (id: number, query: { order?: string } = {}) =>
    withQuery('/p/client/goals/create-goal', { id, ...query }),
  goal: (id: number) => `/p/client/goals/${id}/details`,
  orders: (query: { status?: string; progress?: string; with?: string } = {}) =>
    withQuery('/p/client/orders', query),
  order: (uuid: string) => `/p/client/orders/${uuid}`,
  offers: (query: { status?: string } = {}) => withQuery('/p/client/offers', query),
  offer: (uuid: string) => `/p/client/offers/${uuid}`,
  deadlines: () => '/p/client/deadlines',
  messages: () => '/p/client/messages',
  conversation: (order: string) => `/p/client/orders/${order}/conversation`,
  question: (conversation: string) => `/p/client/messages/${conversation}`,
  schedule: (order: string) => `/p/client/orders/schedule/${order}`,
  vault: () => '/p/client/vault',
  payments: () => '/p/client/payments',
  paymentHistory: () => '/p/client/payments/history',
  paymentMethod: () => '/p/client/payments/payment-method',
  coupons: () => '/p/client/coupons',
  coupon: (id: string) => `/p/client/coupons/${id}`,
  profile: () => '/p/client/account/profile',
  security: () => '/p/client/account/security',
  timezone: () => '/p/client/account/timezone',
  notices: () => '/p/client/notifications',
  notifications: () => '/p/client/account/notifications',
  connectedAccounts: () => '/p/client/account/connected-accounts',
  data: () => '/p/client/account/data',
  wishlist: () => '/p/client/wishlist/agents',
  keptArticles: () => '/p/client/wishlist/articles',
  searches: () => '/p/client/wishlist/searches',
} as const

export const agentPaths = {
  start: () => '/p/agent/start',
  services: (query: { tab?: 'active' | 'draft' | 'archived' } = {}) => withQuery('/p/agent/services', query),
  newService: () => '/p/agent/services/new',
  editService: (id: string) => withQuery('/p/agent/services/edit-service', { id }),
  articles: (query: { tab?: 'pending' | 'draft' | 'trash' } = {}) => withQuery('/p/agent/articles', query),
  publishedArticles: () => '/p/agent/articles/published',
  article: (id: string) => `/p/agent/articles/${id}`,
  orders: (query: { status?: string; progress?: string; with?: string } = {}) =>
    withQuery('/p/agent/orders', query),
  order: (uuid: string) => `/p/agent/orders/${uuid}`,
  offers: (query: { status?: string } = {}) => withQuery('/p/agent/offers', query),
  offer: (uuid: string) => `/p/agent/offers/${uuid}`,
  /** The offer is a new one in a conversation, or a new version of one. */
  newOffer: (query: { conversation?: string; replaces?: string }) => withQuery('/p/agent/offers/new', query),
  deadlines: () => '/p/agent/deadlines',
  messages: () => '/p/agent/messages',
  conversation: (order: string) => `/p/agent/orders/${order}/conversation`,
  question: (conversation: string) => `/p/agent/messages/${conversation}`,
  wallet: () => '/p/agent/wallet',
  payments: () => '/p/agent/payments',
  paymentMethods: () => '/p/agent/payments/methods',
  paymentMethod: () => '/p/agent/payments/payment-method',
  subscriptions: () => '/p/agent/subscriptions',
  plans: () => '/p/agent/subscriptions/plan',
  billing: () => '/p/agent/subscriptions/billing',
  billingDetails: () => '/p/agent/subscriptions/billing/details',
  profile: () => '/p/agent/account/profile',
  security: () => '/p/agent/account/security',
  timezone: () => '/p/agent/account/timezone',
  notices: () => '/p/agent/notifications',
  notifications: () => '/p/agent/account/notifications',
  connectedAccounts: () => '/p/agent/account/connected-accounts',
  data: () => '/p/agent/account/data',
  verification: () => '/p/agent/account/verification',
  kycLocation: () => '/p/agent/kyc/location',
  kycIdentification: () => '/p/agent/kyc/identification',
  business: () => '/p/agent/account/business',
  calendar: () => '/p/agent/account/calender',
  visibility: () => '/p/agent/account/visibility',
} as const

/** The links of either side, for what both sides have. */
export const pathsOf = { client: clientPaths, agent: agentPaths } as const

export const noticesPathOf = {
  client: clientPaths.notices,
  agent: agentPaths.notices,
  staff: () => '/p/staff/notifications',
} as const
