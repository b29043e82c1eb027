type Return = { return_to?: string | undefined }

interface ArticleQuery {
  query?: string | undefined
  category?: string | undefined
  country?: string | undefined
  sort?: string | undefined
}

/** A misspelt word here is the seed's and stays. */
export const paths = {
  home: () => '/',
  about: () => '/p/about',
  howToHire: () => '/p/how-to-hire-agents',
  contact: () => '/p/contact-us',
  agents: (query: Record<string, string> = {}) => withQuery('/p/agents', query),
  compareAgents: (uuids: readonly string[], query: Record<string, string | undefined> = {}) =>
    withQuery('/p/agents/compare', { ids: uuids.join(','), ...query }),
  ranking: () => '/p/agents/ranking',
  articles: (query: ArticleQuery = {}) => withQuery('/p/articles', { ...query }),
  visas: (
    country = 'ca',
    query: {
      purpose?: string
      goalId?: string | undefined
      from?: string | undefined
      report?: string | undefined
    } = {},
  ) => withQuery(`/p/visas/${country.toLowerCase()}`, query),
  visa: (
    country: string,
    code: string,
    query: { goalId?: string | undefined; from?: string | undefined; report?: string | undefined } = {},
  ) => withQuery(`/p/visas/${country.toLowerCase()}/${code}`, query),
  guide: (query: Record<string, string> = {}) => withQuery('/p/guide', query),
  guideTo: (iso: string) => `/p/guide/${iso.toLowerCase()}`,
  /** The visas a question is about; without one those of the country the menu names. */
  anyVisas: (query?: string) => withQuery('/p/visas', { query }),
  countries: (query: { query?: string; continent?: string } = {}) => withQuery('/p/countries', query),
  country: (iso: string, query: { from?: string | undefined } = {}) =>
    withQuery(`/p/countries/${iso.toLowerCase()}`, query),
  privacy: () => '/p/privacy-policy',
  imprint: () => '/p/imprint',
  terms: () => '/p/terms-and-condtions',
  close: (query: Return = {}) => withQuery('/p/close', query),
  agent: (nameOrUuid: string, goalId?: number | string, cursor?: string) =>
    withQuery(`/${nameOrUuid}`, { goalId, cursor }),
  ask: (
    nameOrUuid: string,
    query: { goalId?: number | string | undefined; service?: string | undefined } = {},
  ) => withQuery(`/p/ask/${nameOrUuid}`, query),
  article: (authorUuid: string, slug: string) => `/${authorUuid}/articles/${slug}`,
  login: (query: Return = {}) => withQuery('/p/auth/login', query),
  forgotPassword: (query: Return = {}) => withQuery('/p/auth/forgot-password', query),
  securityQuestion: () => '/p/auth/security-question',
  checkEmail: () => '/p/auth/check-email',
  passwordReset: () => '/p/auth/password-reset',
  resetSuccessful: (query: Return = {}) => withQuery('/p/auth/reset-successful', query),
  getStarted: (query: Return = {}) => withQuery('/p/auth/get-started', query),
  signUp: (query: Return = {}) => withQuery('/p/auth/sign-up', query),
  signUpAgent: (query: Return = {}) => withQuery('/p/auth/sign-up/agent', query),
  otp: () => '/p/auth/otp',
  accountCreated: () => '/p/auth/account-creation-success',
} as const

export function withQuery(path: string, query: Record<string, string | number | undefined>) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text ? `${path}?${text}` : path
}
