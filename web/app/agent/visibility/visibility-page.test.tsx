import type { Visibility } from '@sojourn/contract/supply/discovery'
import { expect, test } from 'vitest'
import { ok, refused } from '../../../test/network.ts'
import { openOwnPage } from '../../../test/own-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import VisibilityPage, { meta } from './visibility-page.tsx'

const AT = '/p/agent/account/visibility'
const SHOW = 'GET /account/consultant/visibility'
const text = () => find('main, body').textContent ?? ''

const visible = (changes: Partial<Visibility> = {}): Visibility => ({
  found: true,
  hidden_by: [],
  hidden_countries: [],
  rank: {
    points: 71.6,
    most: 100,
    parts: [
      {
        code: 'rating',
        name: 'What clients say',
        points: 41.4,
        most: 60,
        because: 'Your average is 4.6.',
        tip: 'Ask clients for a review.',
        is_assumed: false,
      },
    ],
  },
  places: [],
  ...changes,
})

async function opened(visibility = visible()) {
  await openOwnPage(VisibilityPage, AT, { tell: (network) => network.answers(SHOW, ok(visibility)) })
  await eventually(() => expect(text()).toContain('Your points'))
}

test('the page is called by what it answers', () =>
  expect(meta()[0]).toEqual({ title: expect.stringMatching(/^How clients find you · /) }))

test('who is on the list reads so, and can look at it', async () => {
  await opened()
  expect(text()).toContain('Clients can find you')
  expect(text()).toContain('Everything you publish is on the list.')
  expect(findText('View the list as clients see it').getAttribute('href')).toBe('/p/agents')
})

test.each([
  ['not_verified', 'Verification', '/p/agent/account/verification'],
  ['on_leave', 'Your public profile', '/p/agent/account/profile'],
  ['no_service', 'My services', '/p/agent/services'],
  ['licence_closed', 'Your licences', '/p/agent/account/business'],
] as const)('who is hidden by %s reads why, and where it is mended', async (code, label, to) => {
  await opened(visible({ found: false, hidden_by: [{ code, message: 'This keeps you off the list.' }] }))
  expect(text()).toContain('Clients cannot find you')
  const reason = [...document.querySelectorAll('li')].find((one) =>
    one.textContent?.startsWith('This keeps you off the list.'),
  )
  expect(reason?.querySelector('a')?.textContent).toBe(label)
  expect(reason?.querySelector('a')?.getAttribute('href')).toBe(to)
})

test('a country without a licence is told by name, and not twice', async () => {
  await opened(
    visible({
      hidden_by: [{ code: 'licence_missing', message: 'Some services are hidden.' }],
      hidden_countries: [{ id: 'CA', name: 'Canada' }],
    }),
  )
  expect(text()).toContain(
    'Your services for Canada are hidden: Canada requires a licence, and you have no confirmed licence there.',
  )
  expect(text()).not.toContain('Some services are hidden.')
  expect(text()).not.toContain('Everything you publish is on the list.')
})

test('points are whole, part by part, with what would lift them', async () => {
  await opened()
  expect(text()).toContain('72 of 100')
  expect(text()).toContain('What clients say41 of 60Your average is 4.6.Ask clients for a review.')
  expect(find('meter[aria-label="What clients say"]').getAttribute('max')).toBe('60')
})

test('positions lead to the list they are of', async () => {
  await opened(
    visible({
      places: [
        { country: { id: 'CA', name: 'Canada' }, purpose: { id: 'study', name: 'Study' }, place: 3, of: 41 },
      ],
    }),
  )
  expect(text()).toContain('Study, Canada3 of 41')
  expect(findText(' Study, Canada').getAttribute('href')).toBe('/p/agents?country=ca&purpose=study')
})

test('without a position there is no list of them', async () => {
  await opened()
  expect(text()).not.toContain('Your positions')
})

test('what could not be had is asked for again', async () => {
  await openOwnPage(VisibilityPage, AT, {
    tell: (network) => network.answers(SHOW, refused(503, 'unavailable', 'We are back soon.'), ok(visible())),
  })
  await eventually(() => expect(text()).toContain('We are back soon.'))
  await click(findText('Retry'))
  await eventually(() => expect(text()).toContain('Your points'))
})

test('points that nobody has earned yet are no bar that is nearly full', async () => {
  const { rank } = visible()
  const parts = rank.parts.map((part) => ({ ...part, is_assumed: true }))
  await opened(visible({ rank: { ...rank, parts } }))
  expect(document.querySelector('meter')).toBeNull()
  expect(text()).toContain('41 of 60')
})
