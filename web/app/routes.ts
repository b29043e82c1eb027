import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The account has the same pages in both modes. */
const ACCOUNT_PAGES = {
  profile: 'account/profile/profile-page.tsx',
  security: 'account/security/security-page.tsx',
  timezone: 'account/profile/timezone-page.tsx',
  notifications: 'account/notices/notices-page.tsx',
  'connected-accounts': 'account/connected/connected-page.tsx',
  data: 'account/data/data-page.tsx',
}

const account = (mode: 'client' | 'agent') =>
  Object.entries(ACCOUNT_PAGES).map(([area, page]) =>
    route(`p/${mode}/account/${area}`, page, { id: `${mode}-${area}` }),
  )

/** Payments are in both modes too; each mode has its own in its order. */
const payments = (room: 'client' | 'agent', methods: string, history: string) => [
  route(`p/${room}/${methods}`, 'account/payments/methods-page.tsx', { id: `${room}-payment-methods` }),
  route(`p/${room}/${history}`, 'account/payments/history-page.tsx', { id: `${room}-payment-history` }),
  route(`p/${room}/payments/payment-method`, 'account/payments/add-method-page.tsx', {
    id: `${room}-payment-method`,
  }),
]

const notices = (room: 'client' | 'agent' | 'staff') =>
  route(`p/${room}/notifications`, 'account/notifications/notifications-page.tsx', {
    id: `${room}-notices`,
  })

const deadlines = (room: 'client' | 'agent') =>
  route(`p/${room}/deadlines`, 'case/deadlines/deadlines-page.tsx', { id: `${room}-deadlines` })

/** All conversations of a side, a question, and the one of an order. */
const messages = (room: 'client' | 'agent') => [
  route(`p/${room}/messages`, 'case/conversation/messages-page.tsx', { id: `${room}-messages` }),
  route(`p/${room}/messages/:id`, 'case/conversation/question-page.tsx', { id: `${room}-question` }),
  route(`p/${room}/orders/:uuid/conversation`, 'case/conversation/conversation-page.tsx', {
    id: `${room}-order-conversation`,
  }),
]

/** Addresses above others that are no pages lead to one. */
const SHORTENED = [
  'p/auth',
  ...['p/client', 'p/client/account', 'p/client/wishlist'],
  ...['p/agent', 'p/agent/account', 'p/agent/kyc'],
]

export default [
  layout('frames/public-shell.tsx', [
    index('visit/home/home-page.tsx'),
    route('p/about', 'visit/about/about.tsx'),
    route('p/how-to-hire-agents', 'visit/about/how-to-hire.tsx'),
    route('p/countries', 'visit/countries/all-countries-page.tsx'),
    route('p/countries/:iso', 'visit/countries/country-page.tsx'),
    route('p/guide', 'visit/guide/guide-page.tsx'),
    route('p/guide/:country', 'visit/guide/destination-page.tsx'),
    route('p/visas', 'visit/visas/any-visas-page.tsx'),
    route('p/visas/:country', 'visit/visas/visas-page.tsx'),
    route('p/visas/:country/:visa', 'visit/visas/visa-page.tsx'),
    route('p/guide/passport', 'visit/passports/passports-page.tsx'),
    route('p/guide/passport/:iso', 'visit/passports/passport-page.tsx'),
    route('p/guide/compare', 'visit/passports/compare-page.tsx'),
    route('p/agents', 'find/search/agents-page.tsx'),
    route('p/agents/compare', 'find/compare/compare-page.tsx'),
    route('p/ask/:name', 'hire/ask/ask-page.tsx'),
    route('p/agents/ranking', 'find/search/ranking-page.tsx'),
    route('p/articles', 'visit/articles/articles-page.tsx'),
    route('p/contact-us', 'visit/contact/contact-page.tsx'),
    route('p/privacy-policy', 'visit/legal/privacy-policy-page.tsx'),
    route('p/imprint', 'visit/legal/imprint-page.tsx'),
    route('p/terms-and-condtions', 'visit/legal/terms-page.tsx'),
    route('p/close', 'payment/window/close-page.tsx'),
    route('p/unsubscribe/notifications/:token', 'account/notifications/unsubscribe-notices-page.tsx'),
    route('p/unsubscribe/:token', 'client/wishlist/unsubscribe-page.tsx'),
    route('p/report-decision/:token', 'find/reports/decision-page.tsx'),
    route('p/account/email-change', 'account/profile/email-change-page.tsx'),
    route(':name', 'find/profile/agent-page.tsx'),
    route(':name/articles/:slug', 'visit/articles/article-page.tsx'),
    route('*', 'layouts/page/not-found-page.tsx'),
  ]),
  layout('frames/auth-shell.tsx', [
    route('p/auth/login', 'join/sign-in/login-page.tsx'),
    route('p/auth/forgot-password', 'join/recovery/forgot-password-page.tsx'),
    route('p/auth/security-question', 'join/recovery/security-question-page.tsx'),
    route('p/auth/check-email', 'join/recovery/check-email-page.tsx'),
    route('p/auth/password-reset', 'join/recovery/password-reset-page.tsx'),
    route('p/auth/reset-successful', 'join/recovery/reset-successful-page.tsx'),
    route('p/auth/get-started', 'join/sign-up/get-started-page.tsx'),
    route('p/auth/sign-up', 'join/sign-up/client-sign-up-page.tsx'),
    route('p/auth/sign-up/agent', 'join/sign-up/agent-sign-up-page.tsx'),
    route('p/auth/otp', 'join/sign-up/otp-page.tsx'),
    route('p/auth/account-creation-success', 'join/sign-up/account-created-page.tsx'),
  ]),
  layout('frames/signed-in-layout.tsx', { id: 'client' }, [
    route('p/client/start', 'case/start/client-start-page.tsx'),
    route('p/client/goals', 'client/goals/goals-page.tsx'),
    route('p/client/goals/create-goal', 'client/goals/create-goal-page.tsx'),
    route('p/client/goals/:id/details', 'client/goals/goal-page.tsx'),
    route('p/client/orders', 'case/list/client-orders-page.tsx'),
    route('p/client/orders/schedule/:uuid', 'case/schedule/schedule-page.tsx'),
    route('p/client/orders/:uuid', 'case/order/client-order-page.tsx'),
    route('p/client/offers', 'case/offers/client-offers-page.tsx'),
    route('p/client/offers/:uuid', 'case/offers/client-offer-page.tsx'),
    ...messages('client'),
    route('p/client/vault', 'client/vault/vault-page.tsx'),
    route('p/client/wishlist/agents', 'client/wishlist/wishlist-agents-page.tsx'),
    route('p/client/wishlist/articles', 'client/wishlist/wishlist-articles-page.tsx'),
    route('p/client/wishlist/searches', 'client/wishlist/saved-searches-page.tsx'),
    ...payments('client', 'payments', 'payments/history'),
    route('p/client/coupons', 'client/coupons/coupons-page.tsx'),
    route('p/client/coupons/:id', 'client/coupons/coupon-page.tsx'),
    deadlines('client'),
    notices('client'),
    ...account('client'),
  ]),
  layout('frames/signed-in-layout.tsx', { id: 'agent' }, [
    route('p/agent/start', 'case/start/start-page.tsx'),
    route('p/agent/services', 'agent/services/services-page.tsx'),
    route('p/agent/services/new', 'agent/services/new-service-page.tsx'),
    route('p/agent/services/edit-service', 'agent/services/edit-service-page.tsx'),
    route('p/agent/articles', 'agent/articles/articles-page.tsx'),
    route('p/agent/articles/published', 'agent/articles/published-articles-page.tsx'),
    route('p/agent/articles/:id', 'agent/articles/edit-article-page.tsx'),
    route('p/agent/orders', 'case/list/agent-orders-page.tsx'),
    route('p/agent/orders/:uuid', 'case/order/agent-order-page.tsx'),
    route('p/agent/offers', 'case/offers/agent-offers-page.tsx'),
    route('p/agent/offers/new', 'case/offers/new-offer-page.tsx'),
    route('p/agent/offers/:uuid', 'case/offers/agent-offer-page.tsx'),
    route('p/agent/wallet', 'agent/wallet/wallet-page.tsx'),
    ...payments('agent', 'payments/methods', 'payments'),
    route('p/agent/subscriptions', 'agent/subscriptions/plan-page.tsx'),
    route('p/agent/subscriptions/plan', 'agent/subscriptions/compare-page.tsx'),
    route('p/agent/subscriptions/billing', 'agent/subscriptions/billing-page.tsx'),
    route('p/agent/subscriptions/billing/details', 'agent/subscriptions/details-page.tsx'),
    ...messages('agent'),
    deadlines('agent'),
    notices('agent'),
    ...account('agent'),
    route('p/agent/kyc/location', 'agent/verification/location-step.tsx'),
    route('p/agent/kyc/identification', 'agent/verification/identification-step.tsx'),
    route('p/agent/account/verification', 'agent/verification/verification-page.tsx'),
    route('p/agent/account/business', 'agent/business/business-page.tsx'),
    route('p/agent/account/calender', 'agent/calendar/calendar-page.tsx'),
    route('p/agent/account/visibility', 'agent/visibility/visibility-page.tsx'),
  ]),
  layout('frames/signed-in-layout.tsx', { id: 'staff' }, [
    route('p/staff', 'staff/desk/desk-page.tsx'),
    route('p/staff/people', 'staff/people/people-page.tsx'),
    route('p/staff/people/:id', 'staff/people/person-page.tsx'),
    route('p/staff/verifications', 'staff/verifications/verifications-page.tsx'),
    route('p/staff/verifications/:id', 'staff/verifications/case-page.tsx'),
    route('p/staff/licences', 'staff/licences/licences-page.tsx'),
    route('p/staff/articles', 'staff/articles/articles-page.tsx'),
    route('p/staff/articles/:id', 'staff/articles/article-page.tsx'),
    route('p/staff/reports', 'staff/reports/reports-page.tsx'),
    route('p/staff/reports/:id', 'staff/reports/report-page.tsx'),
    route('p/staff/orders', 'staff/orders/staff-orders-page.tsx'),
    route('p/staff/orders/:id', 'staff/orders/staff-order-page.tsx'),
    route('p/staff/conflicts', 'staff/conflicts/conflicts-page.tsx'),
    route('p/staff/conflicts/:id', 'staff/conflicts/conflict-page.tsx'),
    route('p/staff/orders/:uuid/conversation', 'staff/conversations/conversation-page.tsx', {
      id: 'staff-conversation',
    }),
    route('p/staff/conversations/:id', 'staff/conversations/reported-page.tsx'),
    route('p/staff/reports/:report/conversation', 'staff/conversations/reported-page.tsx', {
      id: 'staff-reported-message',
    }),
    route('p/staff/payouts', 'staff/payouts/payouts-page.tsx'),
    route('p/staff/debts', 'staff/money/debts-page.tsx'),
    route('p/staff/facts', 'staff/facts/facts-page.tsx'),
    route('p/staff/facts/of-visa', 'staff/facts/facts-of-visa-page.tsx'),
    route('p/staff/decisions', 'staff/decisions/decisions-page.tsx'),
    route('p/staff/rules', 'staff/rules/rules-page.tsx'),
    route('p/staff/coupons', 'staff/money/coupons-page.tsx'),
    route('p/staff/refunds', 'staff/money/failed-refunds-page.tsx'),
    route('p/staff/coupons/refunds', 'staff/money/coupon-refunds-page.tsx'),
    route('p/staff/coupons/gifts', 'staff/money/gifts-page.tsx'),
    route('p/staff/ledger', 'staff/money/ledger-page.tsx'),
    notices('staff'),
    route('p/staff/audit-log', 'staff/audit/audit-page.tsx'),
  ]),
  ...SHORTENED.map((path) => route(path, 'frames/shortened-page.ts', { id: `shortened ${path}` })),
  route('dev/kit', 'kit/kit-page.tsx'),
] satisfies RouteConfig
