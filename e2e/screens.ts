import { agentPaths, clientPaths, noticesPathOf } from '../web/app/own-paths.ts'
import { paths } from '../web/app/paths.ts'
import { staffPaths } from '../web/app/staff-paths.ts'
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
  { name: 'Home', route: 'routes/home.tsx', path: paths.home() },
  { name: 'About', route: 'routes/about.tsx', path: paths.about() },
  { name: 'How to hire agents', route: 'routes/how-to-hire-agents.tsx', path: paths.howToHire() },
  { name: 'Countries', route: 'routes/countries.tsx', path: paths.countries() },
  { name: 'A country with programmes', route: 'routes/country.tsx', path: paths.country('ca') },
  { name: 'A country without', route: 'routes/country.tsx', path: paths.country('fj') },
  { name: 'Visas', route: 'routes/visas.tsx', path: paths.visas('ca') },
  { name: 'Visas in general', route: 'routes/visas.tsx', path: paths.visas('fj'), isUnlisted: true },
  { name: 'Find agents', route: 'routes/agents.tsx', path: paths.agents() },
  {
    name: 'Compare agents',
    route: 'routes/compare-agents.tsx',
    path: paths.compareAgents([AMARA.uuid]),
    isUnlisted: true,
  },
  { name: 'Ranking', route: 'routes/ranking.tsx', path: paths.ranking() },
  { name: 'An agent', route: 'routes/agent.tsx', path: paths.agent(AMARA.username) },
  { name: 'Articles', route: 'routes/articles.tsx', path: paths.articles() },
  { name: 'An article', route: 'routes/article.tsx', path: paths.article(AMARA.uuid, AMARA.article.slug) },
  { name: 'Contact us', route: 'routes/contact-us.tsx', path: paths.contact() },
  { name: 'Privacy policy', route: 'routes/privacy-policy.tsx', path: paths.privacy() },
  { name: 'Terms', route: 'routes/terms.tsx', path: paths.terms() },
  // Nobody told who runs the house of the tests.
  { name: 'Imprint', route: 'routes/imprint.tsx', path: paths.imprint(), status: 404 },
  { name: 'Payment return', route: 'routes/close.tsx', path: paths.close() },
  { name: 'Login', route: 'routes/auth/login.tsx', path: paths.login() },
  { name: 'Forgot password', route: 'routes/auth/forgot-password.tsx', path: paths.forgotPassword() },
  { name: 'Security question', route: 'routes/auth/security-question.tsx', path: paths.securityQuestion() },
  { name: 'Check email', route: 'routes/auth/check-email.tsx', path: paths.checkEmail() },
  { name: 'Password reset', route: 'routes/auth/password-reset.tsx', path: paths.passwordReset() },
  { name: 'Reset successful', route: 'routes/auth/reset-successful.tsx', path: paths.resetSuccessful() },
  { name: 'Get started', route: 'routes/auth/get-started.tsx', path: paths.getStarted() },
  { name: 'Sign up', route: 'routes/auth/sign-up.tsx', path: paths.signUp() },
  { name: 'Sign up as agent', route: 'routes/auth/sign-up-agent.tsx', path: paths.signUpAgent() },
  { name: 'Email code', route: 'routes/auth/otp.tsx', path: paths.otp() },
  { name: 'Account ready', route: 'routes/auth/account-creation-success.tsx', path: paths.accountCreated() },
  { name: 'Unsubscribe', route: 'routes/unsubscribe.tsx', path: '/p/unsubscribe/unknown' },
  {
    name: 'Unsubscribe from notifications',
    route: 'account/notifications/unsubscribe-notices-page.tsx',
    path: '/p/unsubscribe/notifications/unknown',
  },
  {
    name: 'Decision on a report',
    route: 'routes/report-decision.tsx',
    path: '/p/report-decision/unknown',
    status: 404,
  },
  { name: 'Change of email', route: 'routes/email-change.tsx', path: '/p/account/email-change' },
  { name: 'Not found', route: 'routes/not-found.tsx', path: '/p/no-such-page', status: 404 },
]

export interface OwnScreen extends Pick<Screen, 'name' | 'route' | 'path'> {
  /** `hired` is an agent whom the client has paid. */
  of: 'client' | 'agent' | 'staff' | 'hired'
}

/** The account has the same pages in both modes. */
const accountScreens = (of: 'client' | 'agent'): OwnScreen[] => {
  const mode = of === 'client' ? clientPaths : agentPaths
  return [
    { of, name: 'Profile', route: 'routes/account/profile.tsx', path: mode.profile() },
    { of, name: 'Security', route: 'routes/account/security.tsx', path: mode.security() },
    { of, name: 'Time zone', route: 'routes/account/timezone.tsx', path: mode.timezone() },
    {
      of,
      name: 'What happened',
      route: 'account/notifications/notifications-page.tsx',
      path: mode.notices(),
    },
    { of, name: 'Notifications', route: 'routes/account/notifications.tsx', path: mode.notifications() },
    {
      of,
      name: 'Connected accounts',
      route: 'routes/account/connected-accounts.tsx',
      path: mode.connectedAccounts(),
    },
    { of, name: 'Your data', route: 'routes/account/data.tsx', path: mode.data() },
  ]
}

/** So do payments. */
const paymentScreens = (of: 'client' | 'agent'): OwnScreen[] => {
  const client = clientPaths
  const consultant = agentPaths
  const [methods, history, add] =
    of === 'client'
      ? [client.payments(), client.paymentHistory(), client.paymentMethod()]
      : [consultant.paymentMethods(), consultant.payments(), consultant.paymentMethod()]
  return [
    { of, name: 'Payment methods', route: 'routes/payments/methods.tsx', path: methods },
    { of, name: 'Payments', route: 'routes/payments/history.tsx', path: history },
    { of, name: 'Add payment method', route: 'routes/payments/payment-method.tsx', path: add },
  ]
}

/** What screens of one thing show. */
export interface Things {
  /** Somebody staff looks at. */
  person: string
  /** The client's own. */
  goal: number
  /** The agent's own. */
  service: string
  /** The agent whose papers wait for staff. */
  verification: string
  /** What the client reported. */
  report: string
  /** What our team mediates in the story. */
  conflict: string
  /** What the client has paid the hired agent for, with a meeting to be chosen. */
  order: string
}

/** Every screen one has to be signed in for. */
export const ownScreens = ({
  person,
  goal,
  service,
  verification,
  report,
  conflict,
  order,
}: Things): OwnScreen[] => [
  { of: 'client', name: 'Goals', route: 'routes/client/goals.tsx', path: clientPaths.goals() },
  {
    of: 'client',
    name: 'Create a goal',
    route: 'routes/client/create-goal.tsx',
    path: clientPaths.createGoal(),
  },
  { of: 'client', name: 'A goal', route: 'routes/client/goal.tsx', path: clientPaths.goal(goal) },
  { of: 'client', name: 'Orders', route: 'routes/client/orders.tsx', path: clientPaths.orders() },
  { of: 'client', name: 'An order', route: 'routes/client/order.tsx', path: clientPaths.order(order) },
  {
    of: 'client',
    name: 'Schedule',
    route: 'routes/client/schedule.tsx',
    path: clientPaths.schedule(order),
  },
  {
    of: 'client',
    name: 'Wishlist',
    route: 'routes/client/wishlist-agents.tsx',
    path: clientPaths.wishlist(),
  },
  {
    of: 'client',
    name: 'Saved searches',
    route: 'routes/client/wishlist-searches.tsx',
    path: clientPaths.searches(),
  },
  ...paymentScreens('client'),
  { of: 'client', name: 'Coupons', route: 'routes/client/coupons.tsx', path: clientPaths.coupons() },
  ...accountScreens('client'),
  { of: 'agent', name: 'Services', route: 'routes/agent/services.tsx', path: agentPaths.services() },
  { of: 'agent', name: 'No orders', route: 'routes/agent/orders.tsx', path: agentPaths.orders() },
  { of: 'hired', name: 'Orders', route: 'routes/agent/orders.tsx', path: agentPaths.orders() },
  { of: 'hired', name: 'An order', route: 'routes/agent/order.tsx', path: agentPaths.order(order) },
  {
    of: 'agent',
    name: 'New service',
    route: 'routes/agent/new-service.tsx',
    path: agentPaths.newService(),
  },
  {
    of: 'agent',
    name: 'Edit service',
    route: 'routes/agent/edit-service.tsx',
    path: agentPaths.editService(service),
  },
  ...paymentScreens('agent'),
  ...accountScreens('agent'),
  {
    of: 'agent',
    name: 'Verification',
    route: 'routes/account/verification.tsx',
    path: agentPaths.verification(),
  },
  {
    of: 'agent',
    name: 'Location',
    route: 'routes/agent/kyc-location.tsx',
    path: agentPaths.kycLocation(),
  },
  {
    of: 'agent',
    name: 'Identification',
    route: 'routes/agent/kyc-identification.tsx',
    path: agentPaths.kycIdentification(),
  },
  {
    of: 'agent',
    name: 'Business',
    route: 'routes/account/business.tsx',
    path: agentPaths.business(),
  },
  {
    of: 'agent',
    name: 'Calendar',
    route: 'routes/account/calender.tsx',
    path: agentPaths.calendar(),
  },
  {
    of: 'agent',
    name: 'How clients find you',
    route: 'routes/account/visibility.tsx',
    path: agentPaths.visibility(),
  },
  { of: 'staff', name: 'Desk', route: 'routes/staff/desk.tsx', path: staffPaths.home() },
  { of: 'staff', name: 'People', route: 'routes/staff/people.tsx', path: staffPaths.people() },
  { of: 'staff', name: 'A person', route: 'routes/staff/person.tsx', path: staffPaths.person(person) },
  {
    of: 'staff',
    name: 'Verifications',
    route: 'routes/staff/verifications.tsx',
    path: staffPaths.verifications(),
  },
  {
    of: 'staff',
    name: 'A verification',
    route: 'routes/staff/verification.tsx',
    path: staffPaths.verification(verification),
  },
  { of: 'staff', name: 'Licences', route: 'routes/staff/licences.tsx', path: staffPaths.licences() },
  { of: 'staff', name: 'Reports', route: 'routes/staff/reports.tsx', path: staffPaths.reports() },
  { of: 'staff', name: 'Conflicts', route: 'routes/staff/conflicts.tsx', path: staffPaths.conflicts() },
  {
    of: 'staff',
    name: 'A conflict',
    route: 'routes/staff/conflict.tsx',
    path: staffPaths.conflict(conflict),
  },
  { of: 'staff', name: 'Rules', route: 'routes/staff/rules.tsx', path: staffPaths.rules() },
  { of: 'staff', name: 'A report', route: 'routes/staff/report.tsx', path: staffPaths.report(report) },
  { of: 'staff', name: 'Coupons', route: 'routes/staff/coupons.tsx', path: staffPaths.coupons() },
  {
    of: 'staff',
    name: 'What happened',
    route: 'account/notifications/notifications-page.tsx',
    path: noticesPathOf.staff(),
  },
  { of: 'staff', name: 'Ledger', route: 'routes/staff/ledger.tsx', path: staffPaths.ledger() },
  { of: 'staff', name: 'Audit log', route: 'routes/staff/audit-log.tsx', path: staffPaths.auditLog() },
]

/** Routes that are no public screen, and the tests that follow them. */
export const elsewhere: Record<string, string> = {
  'routes/any-visas.tsx': '../server/test/pages/addresses.test.ts',
  'routes/order-conversation.tsx': 'journeys/orders.test.ts',
  'routes/dev-kit.tsx': 'journeys/kit.test.ts',
}
