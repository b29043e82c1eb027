import { withQuery } from './paths.ts'

/** The links of staff's pages, which no other page has to know. */
export const staffPaths = {
  home: () => '/p/staff',
  people: () => '/p/staff/people',
  person: (uuid: string) => `/p/staff/people/${uuid}`,
  licences: () => '/p/staff/licences',
  verifications: (query: { tab?: string } = {}) => withQuery('/p/staff/verifications', query),
  verification: (uuid: string) => `/p/staff/verifications/${uuid}`,
  articles: (query: { tab?: string } = {}) => withQuery('/p/staff/articles', query),
  article: (id: string) => `/p/staff/articles/${id}`,
  reports: (query: { tab?: string } = {}) => withQuery('/p/staff/reports', query),
  report: (id: string) => `/p/staff/reports/${id}`,
  orders: (query: { person?: string } = {}) => withQuery('/p/staff/orders', query),
  order: (uuid: string) => `/p/staff/orders/${uuid}`,
  conflicts: (query: { tab?: string } = {}) => withQuery('/p/staff/conflicts', query),
  conflict: (id: string) => `/p/staff/conflicts/${id}`,
  conversation: (order: string) => `/p/staff/orders/${order}/conversation`,
  payouts: (query: { tab?: string } = {}) => withQuery('/p/staff/payouts', query),
  facts: (query: { tab?: string } = {}) => withQuery('/p/staff/facts', query),
  factsOf: (visa: string) => withQuery('/p/staff/facts/of-visa', { visa }),
  rules: () => '/p/staff/rules',
  coupons: (query: { status?: string } = {}) => withQuery('/p/staff/coupons', query),
  couponRefunds: (query: { tab?: string } = {}) => withQuery('/p/staff/coupons/refunds', query),
  gifts: (query: { tab?: string } = {}) => withQuery('/p/staff/coupons/gifts', query),
  ledger: () => '/p/staff/ledger',
  auditLog: (query: { subject?: string } = {}) => withQuery('/p/staff/audit-log', query),
} as const
