import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import { agentPaths, clientPaths, noticesPathOf } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { AMARA } from './people.ts'

export interface Screen {
  name: string
  /** The file of the route in web/app/routes.ts. */
  route: string
  path: string
  /** 200 unless told. */
  status?: number
  /** Found by its links, but not in the site map: it says what others say too. */
  isUnlisted?: true
}

/** Every screen a stranger can open; each is looked at in all widths and schemes. */
export const publicScreens: Screen[] = [
  { name: 'Home', route: 'visit/home/home-page.tsx', path: paths.home() },
  { name: 'About', route: 'visit/about/about.tsx', path: paths.about() },
  { name: 'How to hire agents', route: 'visit/about/how-to-hire.tsx', path: paths.howToHire() },
  { name: 'Countries', route: 'visit/countries/all-countries-page.tsx', path: paths.countries() },
  { name: 'A country with programmes', route: 'visit/countries/country-page.tsx', path: paths.country('ca') },
  { name: 'A country without', route: 'visit/countries/country-page.tsx', path: paths.country('fj') },
  { name: 'Visas', route: 'visit/visas/visas-page.tsx', path: paths.visas('ca') },
  {
    name: 'Visas in general',
    route: 'visit/visas/visas-page.tsx',
    path: paths.visas('fj'),
    isUnlisted: true,
  },
  {
    name: 'Visas found by a question',
    route: 'visit/visas/any-visas-page.tsx',
    path: paths.anyVisas('canada study permit'),
    isUnlisted: true,
  },
  { name: 'A visa', route: 'visit/visas/visa-page.tsx', path: paths.visa('ca', 'study-permit') },
  {
    name: 'A visa we know little of',
    route: 'visit/visas/visa-page.tsx',
    path: paths.visa('ca', 'quebec-study-caq'),
  },
  { name: 'Guide', route: 'visit/guide/guide-page.tsx', path: paths.guide() },
  {
    name: 'Guide with an answer',
    route: 'visit/guide/guide-page.tsx',
    path: paths.guide({ passport: 'NG', destination: 'CA', purpose: 'work' }),
    isUnlisted: true,
  },
  {
    name: 'A question of the guide',
    route: 'visit/guide/guide-page.tsx',
    path: paths.guide({ passport: 'NG', destination: 'CA', purpose: 'work', step: 'stay' }),
    isUnlisted: true,
  },
  { name: 'Guide to a country', route: 'visit/guide/destination-page.tsx', path: paths.guideTo('ca') },
  { name: 'Passports', route: 'visit/passports/passports-page.tsx', path: guidePaths.passports() },
  { name: 'A passport', route: 'visit/passports/passport-page.tsx', path: guidePaths.passport('ng') },
  {
    name: 'Compare destinations',
    route: 'visit/passports/compare-page.tsx',
    path: guidePaths.compare(),
  },
  { name: 'Find agents', route: 'find/search/agents-page.tsx', path: paths.agents() },
  {
    name: 'Compare agents',
    route: 'find/compare/compare-page.tsx',
    path: paths.compareAgents([AMARA.uuid]),
    isUnlisted: true,
  },
  { name: 'Ranking', route: 'find/search/ranking-page.tsx', path: paths.ranking() },
  { name: 'An agent', route: 'find/profile/agent-page.tsx', path: paths.agent(AMARA.username) },
  { name: 'Articles', route: 'visit/articles/articles-page.tsx', path: paths.articles() },
  {
    name: 'An article',
    route: 'visit/articles/article-page.tsx',
    path: paths.article(AMARA.uuid, AMARA.article.slug),
  },
  { name: 'Contact us', route: 'visit/contact/contact-page.tsx', path: paths.contact() },
  { name: 'Privacy policy', route: 'visit/legal/privacy-policy-page.tsx', path: paths.privacy() },
  { name: 'Terms', route: 'visit/legal/terms-page.tsx', path: paths.terms() },
  // Nobody told who runs the house of the tests.
  { name: 'Imprint', route: 'visit/legal/imprint-page.tsx', path: paths.imprint(), status: 404 },
  { name: 'Payment return', route: 'payment/window/close-page.tsx', path: paths.close() },
  { name: 'Login', route: 'join/sign-in/login-page.tsx', path: paths.login() },
  { name: 'Forgot password', route: 'join/recovery/forgot-password-page.tsx', path: paths.forgotPassword() },
  {
    name: 'Security question',
    route: 'join/recovery/security-question-page.tsx',
    path: paths.securityQuestion(),
  },
  { name: 'Check email', route: 'join/recovery/check-email-page.tsx', path: paths.checkEmail() },
  { name: 'Password reset', route: 'join/recovery/password-reset-page.tsx', path: paths.passwordReset() },
  {
    name: 'Reset successful',
    route: 'join/recovery/reset-successful-page.tsx',
    path: paths.resetSuccessful(),
  },
  { name: 'Get started', route: 'join/sign-up/get-started-page.tsx', path: paths.getStarted() },
  { name: 'Sign up', route: 'join/sign-up/client-sign-up-page.tsx', path: paths.signUp() },
  { name: 'Sign up as agent', route: 'join/sign-up/agent-sign-up-page.tsx', path: paths.signUpAgent() },
  { name: 'Email code', route: 'join/sign-up/otp-page.tsx', path: paths.otp() },
  { name: 'Account ready', route: 'join/sign-up/account-created-page.tsx', path: paths.accountCreated() },
  { name: 'Ask an agent', route: 'hire/ask/ask-page.tsx', path: paths.ask(AMARA.username) },
  { name: 'Unsubscribe', route: 'client/wishlist/unsubscribe-page.tsx', path: '/p/unsubscribe/unknown' },
  {
    name: 'Unsubscribe from notifications',
    route: 'account/notifications/unsubscribe-notices-page.tsx',
    path: '/p/unsubscribe/notifications/unknown',
  },
  {
    name: 'Decision on a report',
    route: 'find/reports/decision-page.tsx',
    path: '/p/report-decision/unknown',
    status: 404,
  },
  {
    name: 'Change of email',
    route: 'account/profile/email-change-page.tsx',
    path: '/p/account/email-change',
  },
  { name: 'Not found', route: 'layouts/page/not-found-page.tsx', path: '/p/no-such-page', status: 404 },
]

export interface OwnScreen extends Pick<Screen, 'name' | 'route' | 'path'> {
  /** `hired` is an agent whom the client has paid. */
  of: 'client' | 'agent' | 'staff' | 'hired'
}

/** The account has the same pages in both modes. */
const accountScreens = (of: 'client' | 'agent'): OwnScreen[] => {
  const mode = of === 'client' ? clientPaths : agentPaths
  return [
    { of, name: 'Profile', route: 'account/profile/profile-page.tsx', path: mode.profile() },
    { of, name: 'Security', route: 'account/security/security-page.tsx', path: mode.security() },
    { of, name: 'Time zone', route: 'account/profile/timezone-page.tsx', path: mode.timezone() },
    {
      of,
      name: 'What happened',
      route: 'account/notifications/notifications-page.tsx',
      path: mode.notices(),
    },
    { of, name: 'Notifications', route: 'account/notices/notices-page.tsx', path: mode.notifications() },
    {
      of,
      name: 'Connected accounts',
      route: 'account/connected/connected-page.tsx',
      path: mode.connectedAccounts(),
    },
    { of, name: 'Your data', route: 'account/data/data-page.tsx', path: mode.data() },
  ]
}

/** Payments have a screen for each mode too. */
const paymentScreens = (of: 'client' | 'agent'): OwnScreen[] => {
  const client = clientPaths
  const consultant = agentPaths
  const [methods, history, add] =
    of === 'client'
      ? [client.payments(), client.paymentHistory(), client.paymentMethod()]
      : [consultant.paymentMethods(), consultant.payments(), consultant.paymentMethod()]
  return [
    { of, name: 'Payment methods', route: 'account/payments/methods-page.tsx', path: methods },
    { of, name: 'Payments', route: 'account/payments/history-page.tsx', path: history },
    { of, name: 'Add payment method', route: 'account/payments/add-method-page.tsx', path: add },
  ]
}

export interface Things {
  /** Somebody staff looks at. */
  person: string
  /** The client's own. */
  goal: number
  /** The agent's own. */
  service: string
  article: string
  articleToCheck: string
  /** The agent whose papers wait for staff. */
  verification: string
  report: string
  /** Our team mediates this conflict in the story. */
  conflict: string
  /** The client has paid the hired agent for this order and has still to choose a meeting. */
  order: string
  offer: string
  conversation: string
  /** An order in a conflict. */
  disputed: string
  /** The client's own. */
  coupon: string
  /** The client asked one before hiring; the other was reported to our team. */
  question: string
  reportedQuestion: string
}

/** Every screen one has to be signed in for. */
export const ownScreens = ({
  person,
  goal,
  service,
  article,
  articleToCheck,
  verification,
  report,
  conflict,
  order,
  offer,
  conversation,
  disputed,
  coupon,
  question,
  reportedQuestion,
}: Things): OwnScreen[] => [
  { of: 'client', name: 'Goals', route: 'client/goals/goals-page.tsx', path: clientPaths.goals() },
  {
    of: 'client',
    name: 'Create a goal',
    route: 'client/goals/create-goal-page.tsx',
    path: clientPaths.createGoal(),
  },
  { of: 'client', name: 'A goal', route: 'client/goals/goal-page.tsx', path: clientPaths.goal(goal) },
  { of: 'client', name: 'Orders', route: 'case/list/client-orders-page.tsx', path: clientPaths.orders() },
  {
    of: 'client',
    name: 'Deadlines',
    route: 'case/deadlines/deadlines-page.tsx',
    path: clientPaths.deadlines(),
  },
  { of: 'client', name: 'Offers', route: 'case/offers/client-offers-page.tsx', path: clientPaths.offers() },
  {
    of: 'client',
    name: 'An offer',
    route: 'case/offers/client-offer-page.tsx',
    path: clientPaths.offer(offer),
  },
  {
    of: 'client',
    name: 'An order',
    route: 'case/order/client-order-page.tsx',
    path: clientPaths.order(order),
  },
  {
    of: 'client',
    name: 'Schedule',
    route: 'case/schedule/schedule-page.tsx',
    path: clientPaths.schedule(order),
  },
  { of: 'client', name: 'My vault', route: 'client/vault/vault-page.tsx', path: clientPaths.vault() },
  {
    of: 'client',
    name: 'Wishlist',
    route: 'client/wishlist/wishlist-agents-page.tsx',
    path: clientPaths.wishlist(),
  },
  {
    of: 'client',
    name: 'Saved articles',
    route: 'client/wishlist/wishlist-articles-page.tsx',
    path: clientPaths.keptArticles(),
  },
  {
    of: 'client',
    name: 'Saved searches',
    route: 'client/wishlist/saved-searches-page.tsx',
    path: clientPaths.searches(),
  },
  ...paymentScreens('client'),
  { of: 'client', name: 'Coupons', route: 'client/coupons/coupons-page.tsx', path: clientPaths.coupons() },
  {
    of: 'client',
    name: 'A coupon',
    route: 'client/coupons/coupon-page.tsx',
    path: clientPaths.coupon(coupon),
  },
  ...accountScreens('client'),
  { of: 'agent', name: 'Services', route: 'agent/services/services-page.tsx', path: agentPaths.services() },
  { of: 'agent', name: 'Empty wallet', route: 'agent/wallet/wallet-page.tsx', path: agentPaths.wallet() },
  { of: 'hired', name: 'Wallet', route: 'agent/wallet/wallet-page.tsx', path: agentPaths.wallet() },
  { of: 'agent', name: 'No orders', route: 'case/list/agent-orders-page.tsx', path: agentPaths.orders() },
  { of: 'hired', name: 'Overview', route: 'case/start/start-page.tsx', path: agentPaths.start() },
  { of: 'hired', name: 'Orders', route: 'case/list/agent-orders-page.tsx', path: agentPaths.orders() },
  {
    of: 'hired',
    name: 'Deadlines',
    route: 'case/deadlines/deadlines-page.tsx',
    path: agentPaths.deadlines(),
  },
  { of: 'hired', name: 'Offers', route: 'case/offers/agent-offers-page.tsx', path: agentPaths.offers() },
  { of: 'hired', name: 'An offer', route: 'case/offers/agent-offer-page.tsx', path: agentPaths.offer(offer) },
  {
    of: 'hired',
    name: 'New offer',
    route: 'case/offers/new-offer-page.tsx',
    path: agentPaths.newOffer({ conversation }),
  },
  { of: 'hired', name: 'An order', route: 'case/order/agent-order-page.tsx', path: agentPaths.order(order) },
  {
    of: 'hired',
    name: 'Messages',
    route: 'case/conversation/messages-page.tsx',
    path: agentPaths.messages(),
  },
  { of: 'client', name: 'Today', route: 'case/start/client-start-page.tsx', path: clientPaths.today() },
  {
    of: 'client',
    name: 'Messages',
    route: 'case/conversation/messages-page.tsx',
    path: clientPaths.messages(),
  },
  {
    of: 'hired',
    name: 'A conversation',
    route: 'case/conversation/conversation-page.tsx',
    path: agentPaths.conversation(order),
  },
  {
    of: 'client',
    name: 'A conversation',
    route: 'case/conversation/conversation-page.tsx',
    path: clientPaths.conversation(order),
  },
  {
    of: 'hired',
    name: 'A question',
    route: 'case/conversation/question-page.tsx',
    path: agentPaths.question(question),
  },
  {
    of: 'client',
    name: 'A question',
    route: 'case/conversation/question-page.tsx',
    path: clientPaths.question(question),
  },
  {
    of: 'staff',
    name: 'A reported question',
    route: 'staff/conversations/reported-page.tsx',
    path: staffPaths.question(reportedQuestion),
  },
  {
    of: 'agent',
    name: 'New service',
    route: 'agent/services/new-service-page.tsx',
    path: agentPaths.newService(),
  },
  {
    of: 'agent',
    name: 'Edit service',
    route: 'agent/services/edit-service-page.tsx',
    path: agentPaths.editService(service),
  },
  {
    of: 'agent',
    name: 'My Articles',
    route: 'agent/articles/articles-page.tsx',
    path: agentPaths.articles(),
  },
  {
    of: 'agent',
    name: 'Published articles',
    route: 'agent/articles/published-articles-page.tsx',
    path: agentPaths.publishedArticles(),
  },
  {
    of: 'agent',
    name: 'Write an article',
    route: 'agent/articles/edit-article-page.tsx',
    path: agentPaths.article(article),
  },
  {
    of: 'agent',
    name: 'Settings of an article',
    route: 'agent/articles/edit-article-page.tsx',
    path: `${agentPaths.article(article)}?panel=settings`,
  },
  {
    of: 'agent',
    name: 'Preview of an article',
    route: 'agent/articles/edit-article-page.tsx',
    path: `${agentPaths.article(article)}?view=preview`,
  },
  ...paymentScreens('agent'),
  {
    of: 'agent',
    name: 'Subscription',
    route: 'agent/subscriptions/plan-page.tsx',
    path: agentPaths.subscriptions(),
  },
  {
    of: 'agent',
    name: 'Compare plans',
    route: 'agent/subscriptions/compare-page.tsx',
    path: agentPaths.plans(),
  },
  { of: 'agent', name: 'Billing', route: 'agent/subscriptions/billing-page.tsx', path: agentPaths.billing() },
  {
    of: 'agent',
    name: 'Billing details',
    route: 'agent/subscriptions/details-page.tsx',
    path: agentPaths.billingDetails(),
  },
  ...accountScreens('agent'),
  {
    of: 'agent',
    name: 'Verification',
    route: 'agent/verification/verification-page.tsx',
    path: agentPaths.verification(),
  },
  {
    of: 'agent',
    name: 'Location',
    route: 'agent/verification/location-step.tsx',
    path: agentPaths.kycLocation(),
  },
  {
    of: 'agent',
    name: 'Identification',
    route: 'agent/verification/identification-step.tsx',
    path: agentPaths.kycIdentification(),
  },
  {
    of: 'agent',
    name: 'Business',
    route: 'agent/business/business-page.tsx',
    path: agentPaths.business(),
  },
  {
    of: 'agent',
    name: 'Calendar',
    route: 'agent/calendar/calendar-page.tsx',
    path: agentPaths.calendar(),
  },
  {
    of: 'agent',
    name: 'Calendar, hours and rules',
    route: 'agent/calendar/calendar-page.tsx',
    path: `${agentPaths.calendar()}?tab=hours`,
  },
  {
    of: 'agent',
    name: 'Calendar, other calendars',
    route: 'agent/calendar/calendar-page.tsx',
    path: `${agentPaths.calendar()}?tab=calendars`,
  },
  {
    of: 'agent',
    name: 'How clients find you',
    route: 'agent/visibility/visibility-page.tsx',
    path: agentPaths.visibility(),
  },
  { of: 'staff', name: 'Desk', route: 'staff/desk/desk-page.tsx', path: staffPaths.home() },
  { of: 'staff', name: 'People', route: 'staff/people/people-page.tsx', path: staffPaths.people() },
  { of: 'staff', name: 'A person', route: 'staff/people/person-page.tsx', path: staffPaths.person(person) },
  {
    of: 'staff',
    name: 'Verifications',
    route: 'staff/verifications/verifications-page.tsx',
    path: staffPaths.verifications(),
  },
  {
    of: 'staff',
    name: 'A verification',
    route: 'staff/verifications/case-page.tsx',
    path: staffPaths.verification(verification),
  },
  { of: 'staff', name: 'Licences', route: 'staff/licences/licences-page.tsx', path: staffPaths.licences() },
  {
    of: 'staff',
    name: 'Articles to check',
    route: 'staff/articles/articles-page.tsx',
    path: staffPaths.articles(),
  },
  {
    of: 'staff',
    name: 'An article to check',
    route: 'staff/articles/article-page.tsx',
    path: staffPaths.article(articleToCheck),
  },
  { of: 'staff', name: 'Reports', route: 'staff/reports/reports-page.tsx', path: staffPaths.reports() },
  {
    of: 'staff',
    name: 'Orders of everyone',
    route: 'staff/orders/staff-orders-page.tsx',
    path: staffPaths.orders(),
  },
  {
    of: 'staff',
    name: 'An order as staff see it',
    route: 'staff/orders/staff-order-page.tsx',
    path: staffPaths.order(order),
  },
  {
    of: 'staff',
    name: 'Conflicts',
    route: 'staff/conflicts/conflicts-page.tsx',
    path: staffPaths.conflicts(),
  },
  {
    of: 'staff',
    name: 'A conflict',
    route: 'staff/conflicts/conflict-page.tsx',
    path: staffPaths.conflict(conflict),
  },
  {
    of: 'staff',
    name: 'A conversation',
    route: 'staff/conversations/conversation-page.tsx',
    path: staffPaths.conversation(disputed),
  },
  {
    of: 'staff',
    name: 'Payouts',
    route: 'staff/payouts/payouts-page.tsx',
    path: staffPaths.payouts(),
  },
  { of: 'staff', name: 'Debts', route: 'staff/money/debts-page.tsx', path: staffPaths.debts() },
  { of: 'staff', name: 'Visa facts', route: 'staff/facts/facts-page.tsx', path: staffPaths.facts() },
  {
    of: 'staff',
    name: 'Facts of a visa',
    route: 'staff/facts/facts-of-visa-page.tsx',
    path: staffPaths.factsOf('ca/study-permit'),
  },
  { of: 'staff', name: 'Rules', route: 'staff/rules/rules-page.tsx', path: staffPaths.rules() },
  { of: 'staff', name: 'A report', route: 'staff/reports/report-page.tsx', path: staffPaths.report(report) },
  { of: 'staff', name: 'Coupons', route: 'staff/money/coupons-page.tsx', path: staffPaths.coupons() },
  {
    of: 'staff',
    name: 'Refunds that did not arrive',
    route: 'staff/money/failed-refunds-page.tsx',
    path: staffPaths.failedRefunds(),
  },
  {
    of: 'staff',
    name: 'Credit refunds',
    route: 'staff/money/coupon-refunds-page.tsx',
    path: staffPaths.couponRefunds(),
  },
  {
    of: 'staff',
    name: 'Decisions',
    route: 'staff/decisions/decisions-page.tsx',
    path: staffPaths.decisions({ tab: 'all' }),
  },
  {
    of: 'staff',
    name: 'Gifts to check',
    route: 'staff/money/gifts-page.tsx',
    path: staffPaths.gifts(),
  },
  {
    of: 'staff',
    name: 'What happened',
    route: 'account/notifications/notifications-page.tsx',
    path: noticesPathOf.staff(),
  },
  { of: 'staff', name: 'Ledger', route: 'staff/money/ledger-page.tsx', path: staffPaths.ledger() },
  { of: 'staff', name: 'Audit log', route: 'staff/audit/audit-page.tsx', path: staffPaths.auditLog() },
]

/** Routes that are no public screen, and the tests that follow them. */
export const elsewhere: Record<string, string> = {
  'kit/kit-page.tsx': 'journeys/kit.test.ts',
  'frames/shortened-page.ts': 'server/test/pages/addresses.test.ts',
}
