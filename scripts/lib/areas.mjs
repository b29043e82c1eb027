/**
 * What a change in a folder or file can break, as far as people would notice at once: words that choose test files of
 * each part. `npm test -- --changed` reads it; the gate runs everything.
 * A name stands for `server/src/<name>`, `web/app/<name>` and `contract/src/<name>.ts`, as far as these exist.
 */
export const AREAS = [
  {
    names: [
      'account',
      'own-data',
      'notice-preferences',
      'security',
      'devices',
      'connected-accounts',
      'people-fields',
    ],
    server: ['src/account', 'src/identity', 'test/permissions'],
    web: ['account/', 'identity/'],
    e2e: ['profile', 'own-data', 'email-change', 'modes', 'devices', 'two-step', 'two-people', 'own-screens'],
  },
  {
    names: ['secrets', 'identity', 'auth', 'outside', 'captcha', 'return-target'],
    server: ['src/identity', 'src/account', 'test/permissions'],
    web: ['identity/', 'account/', 'api/'],
    e2e: [
      'joining',
      'sign-in',
      'recovery',
      'outside',
      'two-step',
      'devices',
      'email-change',
      'modes',
      'hiring',
    ],
  },
  {
    names: [
      'agents',
      'public-profile',
      'agent-profile',
      'reviews',
      'likes',
      'username',
      'names',
      'reserved-names',
      'plans',
    ],
    server: ['src/agents', 'src/reviews', 'src/likes', 'src/discovery', 'test/permissions'],
    web: ['agents/', 'public-profile/'],
    e2e: ['agents', 'agent-profile', 'finding-agents'],
  },
  {
    names: ['verification', 'business', 'verification-words'],
    server: ['src/agents', 'src/staff', 'test/permissions'],
    web: ['verification/', 'business/', 'staff/'],
    e2e: ['verification', 'licences', 'own-screens'],
  },
  {
    names: ['services'],
    server: ['src/services', 'src/discovery', 'src/orders', 'test/permissions'],
    web: ['services/', 'agents/'],
    e2e: ['services', 'agents', 'finding-agents', 'hiring'],
  },
  {
    names: [
      ...['availability', 'calendar-problems', 'connected-calendar', 'day-range', 'day-time', 'delivery'],
    ],
    server: ['src/availability', 'src/orders', 'src/discovery', 'test/permissions'],
    web: ['availability/', 'orders/'],
    e2e: ['calendar', 'schedule', 'agents'],
  },
  {
    names: ['discovery', 'country-offers', 'findability'],
    server: ['src/discovery', 'src/findability', 'test/permissions', 'test/pages'],
    web: ['discovery/'],
    e2e: ['finding-agents', 'narrowing-agents', 'screens'],
  },
  {
    names: ['favourites', 'shortlist'],
    server: ['src/favourites', 'src/goals', 'test/permissions'],
    web: ['favourites/', 'goals/'],
    e2e: ['finding-agents', 'goals'],
  },
  {
    names: ['goals'],
    server: ['src/goals', 'src/orders', 'test/permissions'],
    web: ['goals/', 'hire/'],
    e2e: ['goals', 'hiring', 'orders'],
  },
  {
    names: ['orders'],
    server: ['src/orders', 'src/payments', 'src/goals', 'test/permissions'],
    web: ['orders/', 'hire/'],
    e2e: ['orders', 'schedule', 'hiring', 'own-screens'],
  },
  {
    names: ['hire', 'payments', 'coupons', 'money'],
    server: ['src/payments', 'src/coupons', 'src/orders', 'src/ledger', 'test/permissions', 'crash'],
    web: ['hire/', 'payments/', 'coupons/'],
    e2e: ['hiring', 'payment-pages', 'staff-coupons', 'orders'],
  },
  {
    names: ['backup'],
    server: ['src/backup', 'src/platform/files'],
    web: [],
    e2e: [],
  },
  {
    names: ['ledger', 'staff-ledger'],
    server: ['src/ledger', 'src/payments', 'src/staff', 'test/permissions'],
    web: ['staff/'],
    e2e: ['staff-ledger'],
  },
  {
    names: ['staff', 'audit-words', 'staff-licences', 'staff-queue', 'staff-services'],
    server: ['src/staff', 'src/agents', 'test/permissions', 'staff-command'],
    web: ['staff/'],
    e2e: ['staff', 'licences', 'verification', 'own-screens'],
  },
  {
    names: ['contact'],
    server: ['src/contact', 'test/permissions'],
    web: ['contact/'],
    e2e: ['contact', 'failure'],
  },
  {
    names: ['reference', 'countries', 'visas'],
    server: ['src/reference', 'src/discovery', 'test/permissions', 'test/pages'],
    web: ['countries/', 'visas/'],
    e2e: ['countries', 'visas', 'screens'],
  },
  {
    names: ['showcase', 'home', 'guide', 'legal', 'articles', 'pages', 'theme', 'demo', 'public-url'],
    server: ['src/showcase', 'src/demo', 'test/pages'],
    web: ['home/', 'guide/', 'legal/', 'articles/', 'pages/', 'theme/'],
    e2e: ['screens', 'articles', 'theme', 'finding-the-way', 'first-paint', 'addresses', 'without-scripts'],
  },
]
