import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The account has the same pages in both modes. */
const account = (room: 'client' | 'agent') =>
  ['profile', 'security', 'timezone', 'notifications', 'connected-accounts', 'data'].map((area) =>
    route(`p/${room}/account/${area}`, `routes/account/${area}.tsx`, { id: `${room}-${area}` }),
  )

/** So do payments; each mode has its own in its order. */
const payments = (room: 'client' | 'agent', methods: string, history: string) => [
  route(`p/${room}/${methods}`, 'routes/payments/methods.tsx', { id: `${room}-payment-methods` }),
  route(`p/${room}/${history}`, 'routes/payments/history.tsx', { id: `${room}-payment-history` }),
  route(`p/${room}/payments/payment-method`, 'routes/payments/payment-method.tsx', {
    id: `${room}-payment-method`,
  }),
]

/** Where the messages of an order stand, for either side. */
const conversation = (room: 'client' | 'agent') =>
  route(`p/${room}/orders/:uuid/conversation`, 'routes/order-conversation.tsx', {
    id: `${room}-order-conversation`,
  })

export default [
  layout('shells/public-shell.tsx', [
    index('routes/home.tsx'),
    route('p/about', 'routes/about.tsx'),
    route('p/how-to-hire-agents', 'routes/how-to-hire-agents.tsx'),
    route('p/countries', 'routes/countries.tsx'),
    route('p/countries/:iso', 'routes/country.tsx'),
    route('p/visas', 'routes/any-visas.tsx'),
    route('p/visas/:country', 'routes/visas.tsx'),
    route('p/agents', 'routes/agents.tsx'),
    route('p/agents/compare', 'routes/compare-agents.tsx'),
    route('p/agents/ranking', 'routes/ranking.tsx'),
    route('p/articles', 'routes/articles.tsx'),
    route('p/contact-us', 'routes/contact-us.tsx'),
    route('p/privacy-policy', 'routes/privacy-policy.tsx'),
    route('p/imprint', 'routes/imprint.tsx'),
    route('p/terms-and-condtions', 'routes/terms.tsx'),
    route('p/close', 'routes/close.tsx'),
    route('p/unsubscribe/:token', 'routes/unsubscribe.tsx'),
    route('p/report-decision/:token', 'routes/report-decision.tsx'),
    route('p/account/email-change', 'routes/email-change.tsx'),
    route(':name', 'routes/agent.tsx'),
    route(':name/articles/:slug', 'routes/article.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('identity/auth-shell.tsx', [
    route('p/auth/login', 'routes/auth/login.tsx'),
    route('p/auth/forgot-password', 'routes/auth/forgot-password.tsx'),
    route('p/auth/security-question', 'routes/auth/security-question.tsx'),
    route('p/auth/check-email', 'routes/auth/check-email.tsx'),
    route('p/auth/password-reset', 'routes/auth/password-reset.tsx'),
    route('p/auth/reset-successful', 'routes/auth/reset-successful.tsx'),
    route('p/auth/get-started', 'routes/auth/get-started.tsx'),
    route('p/auth/sign-up', 'routes/auth/sign-up.tsx'),
    route('p/auth/sign-up/agent', 'routes/auth/sign-up-agent.tsx'),
    route('p/auth/otp', 'routes/auth/otp.tsx'),
    route('p/auth/account-creation-success', 'routes/auth/account-creation-success.tsx'),
  ]),
  layout('account/signed-in-layout.tsx', { id: 'client' }, [
    route('p/client/goals', 'routes/client/goals.tsx'),
    route('p/client/goals/create-goal', 'routes/client/create-goal.tsx'),
    route('p/client/goals/:id/details', 'routes/client/goal.tsx'),
    route('p/client/orders', 'routes/client/orders.tsx'),
    route('p/client/orders/schedule/:uuid', 'routes/client/schedule.tsx'),
    route('p/client/orders/:uuid', 'routes/client/order.tsx'),
    conversation('client'),
    route('p/client/wishlist/agents', 'routes/client/wishlist-agents.tsx'),
    route('p/client/wishlist/searches', 'routes/client/wishlist-searches.tsx'),
    ...payments('client', 'payments', 'payments/history'),
    route('p/client/coupons', 'routes/client/coupons.tsx'),
    ...account('client'),
  ]),
  layout('account/signed-in-layout.tsx', { id: 'agent' }, [
    route('p/agent/services', 'routes/agent/services.tsx'),
    route('p/agent/services/new', 'routes/agent/new-service.tsx'),
    route('p/agent/services/edit-service', 'routes/agent/edit-service.tsx'),
    route('p/agent/orders', 'routes/agent/orders.tsx'),
    route('p/agent/orders/:uuid', 'routes/agent/order.tsx'),
    route('p/agent/wallet', 'agent/wallet/wallet-page.tsx'),
    ...payments('agent', 'payments/methods', 'payments'),
    conversation('agent'),
    ...account('agent'),
    route('p/agent/kyc/location', 'routes/agent/kyc-location.tsx'),
    route('p/agent/kyc/identification', 'routes/agent/kyc-identification.tsx'),
    route('p/agent/account/verification', 'routes/account/verification.tsx'),
    route('p/agent/account/business', 'routes/account/business.tsx'),
    route('p/agent/account/calender', 'routes/account/calender.tsx'),
    route('p/agent/account/visibility', 'routes/account/visibility.tsx'),
  ]),
  layout('account/signed-in-layout.tsx', { id: 'staff' }, [
    route('p/staff', 'routes/staff/desk.tsx'),
    route('p/staff/people', 'routes/staff/people.tsx'),
    route('p/staff/people/:id', 'routes/staff/person.tsx'),
    route('p/staff/verifications', 'routes/staff/verifications.tsx'),
    route('p/staff/verifications/:id', 'routes/staff/verification.tsx'),
    route('p/staff/licences', 'routes/staff/licences.tsx'),
    route('p/staff/reports', 'routes/staff/reports.tsx'),
    route('p/staff/reports/:id', 'routes/staff/report.tsx'),
    route('p/staff/conflicts', 'routes/staff/conflicts.tsx'),
    route('p/staff/conflicts/:id', 'routes/staff/conflict.tsx'),
    route('p/staff/payouts', 'staff/payouts-page.tsx'),
    route('p/staff/rules', 'routes/staff/rules.tsx'),
    route('p/staff/coupons', 'routes/staff/coupons.tsx'),
    route('p/staff/ledger', 'routes/staff/ledger.tsx'),
    route('p/staff/audit-log', 'routes/staff/audit-log.tsx'),
  ]),
  route('dev/kit', 'routes/dev-kit.tsx'),
] satisfies RouteConfig
