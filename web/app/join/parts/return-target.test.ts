import { returnTarget } from '@sojourn/contract/people/return-target'
import { describe, expect, test } from 'vitest'

const ours = [
  '/',
  '/p/client/goals',
  '/p/client/goals?status=1',
  '/p/agents?country=ca&goalId=12',
  '/p/agents?query=a%20b',
  '/p/visas/ca#study-permit',
  '/amara-okafor?goalId=7',
  '/8e3f9d3d-38bd-48e1-bdf0-a10344981d61/articles/how-to-read-a-refusal',
  '/p/agent/orders/8e3f9d3d-38bd-48e1-bdf0-a10344981d61/conversation',
  '/p/countries?query=c%C3%B4te',
  '/p/client/account/security?tab=devices',
  '/p/agents?back=%2F%2Fevil.example',
  '/apiary',
  '/developers',
]

const TAB = '\t'
const hostile = [
  // Another host.
  ...['//evil.example', '///evil.example', '////evil.example', '//evil.example/p/client/goals'],
  ...[
    '//evil.example:443',
    '//evil.example@our.example',
    '//our.example@evil.example',
    '//[::1]/',
    '//127.1',
  ],
  ...['http://evil.example', 'https://evil.example', 'HTTPS://EVIL.EXAMPLE', 'https:evil.example'],
  ...['https:/evil.example', 'https:///evil.example', 'ftp://evil.example', 'ws://evil.example'],
  // Backslashes are slashes to a browser.
  ...['/\\evil.example', '\\\\evil.example', '\\/evil.example', '/\\/evil.example', '/\\\\evil.example'],
  ...['/p\\..\\..\\evil.example', '/p/about\\', '\\evil.example', 'https:\\\\evil.example'],
  // Under one or more layers of encoding.
  ...[
    '%2f%2fevil.example',
    '%2F%2Fevil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
  ],
  ...['/%5cevil.example', '/%5C%5Cevil.example', '%5c%5cevil.example', '/%252fevil.example'],
  ...['/%25252fevil.example', '/%255cevil.example', '/%25255cevil.example', '/p/%2f%2fevil.example'],
  ...['/p/%252f%252fevil.example', '/%2525252525252fevil.example', '%252f%252fevil.example'],
  // Dots that climb.
  ...['/p/../..//evil.example', '/p/..//evil.example', '/..//evil.example', '/.//evil.example', '/p/./about'],
  ...['/p/%2e%2e//evil.example', '/p/%2e%2e/%2e%2e/%2fevil.example', '/%2e%2e%2fevil.example', '/p/..'],
  ...['/..', '/.', '/p/%252e%252e/x', '/p/.%2e/x', '../evil.example', './evil.example', '..//evil.example'],
  ...['/p//evil.example', '/p/about//', '/p/auth/..//evil.example'],
  // Schemes that run.
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)'],
  ...[
    'javascript://our.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:x',
  ],
  ...['file:///etc/passwd', 'about:blank', 'view-source:https://evil.example', 'mailto:a@evil.example'],
  // A browser drops or trims these.
  ...[
    `/${TAB}/evil.example`,
    `${TAB}//evil.example`,
    '/\n/evil.example',
    '/\r/evil.example',
    '\n//evil.example',
  ],
  ...[' //evil.example', '/ /evil.example', '/p/about ', '/%09/evil.example', '/%0a/evil.example'],
  ...[
    '/%0d%0aLocation:%20https://evil.example',
    '/p\r\nSet-Cookie: a=b',
    '/\0/evil.example',
    '/%00//evil.example',
  ],
  // Letters that look like others.
  ...[
    '/／evil.example',
    '／／evil.example',
    '/⁄evil.example',
    '//evil。example',
    '//еvil.example',
    '/p/аbout',
  ],
  ...[
    '/\u2028/evil.example',
    '/\u200b/evil.example',
    '/\ufeff/evil.example',
    '/%e2%80%ae/evil',
    '/%ef%bb%bf//e',
  ],
  // Userinfo, without a host of ours.
  ...['@evil.example', 'our.example@evil.example', 'https://our.example@evil.example', ':@evil.example'],
  // Neither a path nor text.
  ...[
    '',
    'evil.example',
    'p/client/goals',
    '?return_to=/p',
    '#/p/client/goals',
    '/%',
    '/%zz',
    '/p/%c3%28',
    '/<p>',
  ],
  ...['/"onclick=', '/`x`', '/{x}', '/a|b', '/^', `/${'a'.repeat(2000)}`],
  // Addresses of ours that are no page to come back to.
  ...['/api/account', '/api/auth/logout', '/API/account', '/%61pi/account', '/dev/outbox', '/p/auth/login'],
  ...['/p/auth/login?return_to=//evil.example', '/P/AUTH/login', '/p/%61uth/login', '/p/close', '/p/auth'],
]

test.each(ours)('%s is a page of this site', (target) => {
  expect(returnTarget(target)).toBe(target)
})

test('there are payloads enough, each once', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(80)
  expect(new Set(hostile).size).toBe(hostile.length)
})

test.each(hostile)('%j is not', (target) => {
  expect(returnTarget(target)).toBeNull()
})

test.each([undefined, null, 1, true, {}, ['/p/about'], { toString: () => '/p/about' }])(
  'what is no text is not: %j',
  (given) => {
    expect(returnTarget(given)).toBeNull()
  },
)

describe('whatever is put together from what attackers use', () => {
  const pieces = [
    ...['/', '//', '\\', '%2f', '%5c', '%252f', '..', '.', '%2e', '@', ':', '?', '#', '&', '=', '%', '%00'],
    ...[
      '\t',
      '\n',
      ' ',
      '%09',
      '%0a',
      '／',
      'evil.example',
      'p',
      'client',
      'a',
      'http',
      'javascript',
      '[',
      ']',
    ],
  ]

  /** The same numbers every time, so that a failure can be had again. */
  function* numbers(seed: number) {
    let state = seed
    for (;;) {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31
      yield state / 2 ** 31
    }
  }

  test('what is accepted stays on the site it is opened on, and is accepted again', () => {
    const random = numbers(20_261_102)
    const next = (below: number) => Math.floor((random.next().value as number) * below)
    let accepted = 0
    for (let round = 0; round < 40_000; round++) {
      const parts = Array.from({ length: 1 + next(7) }, () => pieces[next(pieces.length)])
      const given = next(2) === 0 ? `/${parts.join('')}` : parts.join('')
      const target = returnTarget(given)
      if (target === null) continue
      accepted++
      for (const site of ['https://our.example', 'http://127.0.0.1:3000']) {
        for (const from of ['/', '/p/auth/login', '/p/auth/sign-up/agent?x=1']) {
          const { origin, pathname } = new URL(target, site + from)
          expect(origin, given).toBe(site)
          expect(pathname, given).not.toMatch(/^\/\/|\\/)
        }
      }
      expect(returnTarget(target)).toBe(given)
    }
    expect(accepted).toBeGreaterThan(500)
  })
})
