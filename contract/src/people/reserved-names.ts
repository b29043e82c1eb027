/** First words of the site's own addresses, and those that would look like them or like us. */
const words = [
  ...['p', 'api', 'assets', 'flags', 'fonts', 'files', 'images', 'static', 'media', 'public', 'dev'],
  ...['healthz', 'readyz', 'metrics', 'socket', 'ws', 'well-known'],
  ...['favicon', 'manifest', 'robots', 'sitemap', 'security', 'og'],
  ...['home', 'index', 'about', 'contact', 'contact-us', 'help', 'support', 'terms', 'privacy', 'legal'],
  ...[
    'agent',
    'agents',
    'facets',
    'compare',
    'client',
    'clients',
    'article',
    'articles',
    'country',
    'countries',
    'visa',
    'visas',
  ],
  ...['service', 'services', 'goal', 'goals', 'order', 'orders', 'payment', 'payments', 'coupon', 'coupons'],
  ...['wallet', 'account', 'accounts', 'profile', 'settings', 'wishlist', 'subscription', 'subscriptions'],
  ...['auth', 'login', 'logout', 'sign-in', 'sign-up', 'signin', 'signup', 'register', 'password', 'oauth'],
  ...['staff', 'admin', 'administrator', 'root', 'system', 'moderator', 'official', 'team', 'billing'],
  ...['pay', 'sandbox'],
  ...['sojourn', 'null', 'undefined', 'none', 'me', 'you', 'new', 'edit', 'search', 'blog', 'news', 'mail'],
] as const

/** Names are reserved with and without their hyphens: a hurried eye reads both alike. */
const reserved: ReadonlySet<string> = new Set(words.flatMap((word) => [word, word.replaceAll('-', '')]))

/** Two letters are a country's code, of today or of tomorrow: `/ca` leads to Canada's visas. */
const COUNTRY_CODE = /^[a-z]{2}$/

/** The site itself takes these names at its root, so no person may have one. */
export function isReservedName(name: string) {
  const word = name.toLowerCase()
  return reserved.has(word) || COUNTRY_CODE.test(word) || word.includes('.')
}
