/** Where one goes on after signing in: a path of this site. */
type Return = { return_to?: string | undefined }

/** Every link of the product. A misspelt word here is the seed's and stays. */
export const paths = {
  home: () => '/',
  about: () => '/p/about',
  howToHire: () => '/p/how-to-hire-agents',
  contact: () => '/p/contact-us',
  agents: (query: Record<string, string> = {}) => withQuery('/p/agents', query),
  compareAgents: (uuids: readonly string[], query: Record<string, string | undefined> = {}) =>
    withQuery('/p/agents/compare', { ids: uuids.join(','), ...query }),
  ranking: () => '/p/agents/ranking',
  articles: (query: { cursor?: string } = {}) => withQuery('/p/articles', query),
  visas: (country = 'ca', query: { purpose?: string; goalId?: string | undefined } = {}) =>
    withQuery(`/p/visas/${country.toLowerCase()}`, query),
  visa: (country: string, code: string) => `/p/visas/${country.toLowerCase()}#${code}`,
  anyVisas: () => '/p/visas',
  countries: (query: { query?: string; continent?: string } = {}) => withQuery('/p/countries', query),
  country: (iso: string) => `/p/countries/${iso.toLowerCase()}`,
  privacy: () => '/p/privacy-policy',
  imprint: () => '/p/imprint',
  terms: () => '/p/terms-and-condtions',
  close: (query: Return = {}) => withQuery('/p/close', query),
  agent: (nameOrUuid: string, goalId?: number | string, cursor?: string) =>
    withQuery(`/${nameOrUuid}`, { goalId, cursor }),
  article: (authorUuid: string, slug: string) => `/${authorUuid}/articles/${slug}`,
  login: (query: Return = {}) => withQuery('/p/auth/login', query),
  forgotPassword: () => '/p/auth/forgot-password',
  securityQuestion: () => '/p/auth/security-question',
  checkEmail: () => '/p/auth/check-email',
  passwordReset: () => '/p/auth/password-reset',
  resetSuccessful: () => '/p/auth/reset-successful',
  getStarted: (query: Return = {}) => withQuery('/p/auth/get-started', query),
  signUp: (query: Return = {}) => withQuery('/p/auth/sign-up', query),
  signUpAgent: (query: Return = {}) => withQuery('/p/auth/sign-up/agent', query),
  otp: () => '/p/auth/otp',
  accountCreated: () => '/p/auth/account-creation-success',
  client: {
    goals: () => '/p/client/goals',
    createGoal: (query: { country?: string; purpose?: string } = {}) =>
      withQuery('/p/client/goals/create-goal', query),
    editGoal: (id: number) => withQuery('/p/client/goals/create-goal', { id }),
    goal: (id: number) => `/p/client/goals/${id}/details`,
    orders: (query: { status?: string } = {}) => withQuery('/p/client/orders', query),
    order: (uuid: string) => `/p/client/orders/${uuid}`,
    schedule: (order: string) => `/p/client/orders/schedule/${order}`,
    payments: () => '/p/client/payments',
    paymentHistory: () => '/p/client/payments/history',
    paymentMethod: () => '/p/client/payments/payment-method',
    coupons: () => '/p/client/coupons',
    profile: () => '/p/client/account/profile',
    security: () => '/p/client/account/security',
    timezone: () => '/p/client/account/timezone',
    notifications: () => '/p/client/account/notifications',
    connectedAccounts: () => '/p/client/account/connected-accounts',
    data: () => '/p/client/account/data',
    wishlist: () => '/p/client/wishlist/agents',
    searches: () => '/p/client/wishlist/searches',
  },
  consultant: {
    services: (query: { tab?: 'active' | 'draft' | 'archived' } = {}) =>
      withQuery('/p/agent/services', query),
    newService: () => '/p/agent/services/new',
    editService: (id: string) => withQuery('/p/agent/services/edit-service', { id }),
    orders: (query: { status?: string } = {}) => withQuery('/p/agent/orders', query),
    order: (uuid: string) => `/p/agent/orders/${uuid}`,
    payments: () => '/p/agent/payments',
    paymentMethods: () => '/p/agent/payments/methods',
    paymentMethod: () => '/p/agent/payments/payment-method',
    profile: () => '/p/agent/account/profile',
    security: () => '/p/agent/account/security',
    timezone: () => '/p/agent/account/timezone',
    notifications: () => '/p/agent/account/notifications',
    connectedAccounts: () => '/p/agent/account/connected-accounts',
    data: () => '/p/agent/account/data',
    verification: () => '/p/agent/account/verification',
    kycLocation: () => '/p/agent/kyc/location',
    kycIdentification: () => '/p/agent/kyc/identification',
    business: () => '/p/agent/account/business',
    calendar: () => '/p/agent/account/calender',
    visibility: () => '/p/agent/account/visibility',
  },
} as const

export function withQuery(path: string, query: Record<string, string | number | undefined>) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text ? `${path}?${text}` : path
}
