import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { AREAS } from './areas.mjs'
import { nameOf, testsFor } from './changed-tests.mjs'
import { inRoot } from './command.mjs'
import { FLOORS, WEB_ROOMS } from './floors.mjs'

test('a change in a domain runs the tests of its area in each part, and the check', () => {
  const tests = testsFor(['server/src/money/payments/pay.ts'])
  expect([...tests.keys()]).toEqual(['check', 'server', 'web', 'e2e'])
  expect(tests.get('server')).toContain('money/')
  expect(tests.get('e2e')).toContain('hiring')
})

test('changes of two areas run both, and a shared file runs the whole part', () => {
  const two = testsFor(['web/app/client/goals/goal-card.tsx', 'web/app/visit/contact/thanks.tsx'])
  expect(two.get('e2e')).toEqual(expect.arrayContaining(['goals', 'contact']))
  const shared = testsFor([
    'web/app/client/goals/goal-card.tsx',
    'web/app/ui/button/button.tsx',
    'web/app/client/goals/a.tsx',
  ])
  expect(shared.get('web')).toEqual([])
  expect(shared.get('e2e')).toEqual([])
  expect(shared.get('server')).not.toEqual([])
})

test('an area that names no test of a part runs none of that part', () => {
  expect([...testsFor(['server/src/commands/backup.ts'])]).toEqual([
    ['check', []],
    ['server', ['commands/backup', 'commands/drill', 'src/platform/files', 'ground/files']],
  ])
})

test('a change of the sandbox runs its own tests and those of whoever is paid by it', () => {
  const tests = testsFor(['sandbox/src/refunds/refund-store.ts'])
  expect([...tests.keys()]).toEqual(['check', 'sandbox', 'server', 'e2e'])
  expect(tests.get('server')).toContain('money/')
})

test('a change of the demo story runs its own tests and screens that show it', () => {
  expect([...testsFor(['demo/data/people.json']).keys()]).toEqual(['check', 'demo', 'e2e'])
})

test('a change of refunds runs what conflicts promise', () => {
  const tests = testsFor(['server/src/money/payments/refunds/send-refund.ts'])
  expect(tests.get('server')).toContain('work/conflicts')
  expect(tests.get('e2e')).toContain('conflicts')
})

test('a changed test runs alone, and a changed text runs no test', () => {
  expect(testsFor(['e2e/journeys/goals.test.ts']).get('e2e')).toEqual(['journeys/goals.test.ts'])
  expect([...testsFor(['README.md', 'docs/testing.md']).keys()]).toEqual(['check'])
  expect([...testsFor([]).keys()]).toEqual([])
})

test('what every part stands on runs every part', () => {
  expect([...testsFor(['package-lock.json']).keys()]).toEqual([
    'check',
    'scripts',
    'contract',
    'web',
    'sandbox',
    'demo',
    'server',
    'e2e',
  ])
})

/** A change in these runs whole parts. */
const SHARED = [
  ...[
    'platform',
    'opening',
    'settings',
    'api',
    'fast-pages',
    'field-words',
    'frames',
    'kit',
    'layouts',
    'paths',
    'queries',
    'session',
    'stores',
    'ui',
    'words',
  ],
  ...[
    'call',
    'clocks',
    'errors',
    'fields',
    'file',
    'fill',
    'format-day',
    'issue-words',
    'language',
    'languages',
    'guide-paths',
    'limits',
    'locale-habits',
    'mail-paths',
    'moments',
    'own-paths',
    'shortened',
    'page',
    'read-message',
    'staff-paths',
    'start-of',
    'status',
    'status-pair',
    'status-filter',
    't',
    'time',
  ],
]

test('a domain that stands in no area runs its own tests, and those of who may call it', () => {
  const floor = { ...FLOORS }
  FLOORS.talk = [...floor.talk, 'notes-on-agents']
  try {
    for (const file of ['server/src/talk/notes-on-agents/store.ts', 'contract/src/talk/notes-on-agents.ts'])
      expect([...testsFor([file])]).toEqual([
        ['check', []],
        ['server', ['talk/notes-on-agents', 'test/permissions']],
      ])
  } finally {
    FLOORS.talk = floor.talk
  }
})

test('each folder of pages and file of the contract is in one area, or shared by all', async () => {
  const folders = async (place) =>
    (await readdir(inRoot(place), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${place}/${name}/x.ts`)
  const contract = (await readdir(inRoot('contract/src'), { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const there = new Set(
    [
      ...(await folders('server/src')).filter((file) => !(file.split('/')[2] in FLOORS)),
      ...(await Promise.all(Object.keys(FLOORS).map((floor) => folders(`server/src/${floor}`)))).flat(),
      ...WEB_ROOMS.map((room) => `web/app/${room}/x.ts`),
      ...contract.map((name) => `contract/src/${name}`),
    ].map(nameOf),
  )
  const named = AREAS.flatMap(({ names }) => names)
  const rooms = Object.values(FLOORS).flat()
  const unnamed = [...there].filter((name) => !named.includes(name) && !rooms.includes(name))
  expect(new Set(unnamed)).toEqual(new Set(SHARED))
  expect(named.filter((name) => !there.has(name))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('each journey is reached by a change of some area, but for those of what all pages share', async () => {
  const journeys = (await readdir(inRoot('e2e/journeys'))).map((name) => `journeys/${name}`)
  const words = AREAS.flatMap(({ e2e }) => e2e)
  const unreached = journeys.filter((file) => !words.some((word) => file.includes(word)))
  expect(unreached.map((file) => file.replace(/^journeys\/|(\.long)?\.test\.ts$/g, ''))).toEqual(ALL_PAGES)
})

const ALL_PAGES = ['early-press', 'keyboard', 'kit']
