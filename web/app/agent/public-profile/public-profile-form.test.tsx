import type { PublicProfile } from '@sojourn/contract/supply/agent-profile'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { soon } from '../../../test/clock.ts'
import { complaints, labelled } from '../../../test/labelled.ts'
import { listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { anAgent, OWN_ID, openOwnPage } from '../../../test/own-page.tsx'
import { click, find, findText, type } from '../../../test/render.tsx'
import { PublicProfilePanel } from './public-profile-panel.tsx'

const PROFILE = '/account/consultant/profile'
const SAVE = `PUT ${PROFILE}`
const field = (name: string) => find<HTMLInputElement>(`form[aria-label="Public profile"] [name=${name}]`)

beforeAll(async () => void (await import('@sojourn/contract/supply/agent-profile')))
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-09T12:00:00Z') }))

const aProfile = (changes: Partial<PublicProfile> = {}): PublicProfile => ({
  headline: 'Study permits for Canada',
  languages: [
    ['en', 'English'],
    ['yo', 'Yoruba'],
  ],
  away_from: null,
  away_until: null,
  ...changes,
})

async function opened(profile: Reply = ok(aProfile()), account = anAgent()) {
  const page = await openOwnPage(PublicProfilePanel, '/p/agent/account/profile', {
    account,
    tell: (network) => {
      network.answers(`GET ${PROFILE}`, profile, ok(aProfile()))
      network.answers('GET /languages', listOf(['en', 'English'], ['fr', 'French'], ['yo', 'Yoruba']))
    },
  })
  await soon(() => find('form[aria-label="Public profile"], [role=alert] button'))
  return page
}

test('what clients read stands in its fields, and the profile can be looked at', async () => {
  await opened()
  expect(field('headline').value).toBe('Study permits for Canada')
  expect(field('languages').value).toBe('en,yo')
  expect(findText('View my profile as client').getAttribute('href')).toBe('/amara-okafor')
})

test('without a username the profile is found by its number', async () => {
  await opened(ok(aProfile()), anAgent({ username: null }))
  expect(findText('View my profile as client').getAttribute('href')).toBe(`/${OWN_ID}`)
})

test('a headline is one line however it was typed, languages keep their order, no leave is null', async () => {
  const { network } = await opened()
  network.answers(SAVE, ok(aProfile()))
  await type(field('headline'), 'Study permits\nfor   Canada')
  await click(findText('Save public profile'))
  await soon(() => expect(toasts()).toEqual(['success: Your public profile is saved']))
  expect(network.calls(SAVE).map(({ body }) => body)).toEqual([
    { headline: 'Study permits for Canada', languages: ['en', 'yo'], away_from: null, away_until: null },
  ])
})

test('a leave has two days, the last not before the first', async () => {
  const { network } = await opened(ok(aProfile({ away_from: '2026-04-01', away_until: '2026-04-10' })))
  await type(field('away_until'), '')
  await click(findText('Save public profile'))
  await soon(() => expect(document.body.textContent).toContain('Please enter both start and end dates.'))
  await type(field('away_until'), '2026-03-20')
  await click(findText('Save public profile'))
  await soon(() => expect(document.body.textContent).toContain('the last day cannot be before the first'))
  expect(field('away_from').value).toBe('2026-04-01')
  expect(network.calls(SAVE)).toHaveLength(0)
})

test('a leave that is right is sent', async () => {
  const { network } = await opened(ok(aProfile({ away_from: '2026-04-01', away_until: '2026-04-10' })))
  network.answers(SAVE, ok(aProfile()))
  await click(findText('Save public profile'))
  await soon(() =>
    expect(network.calls(SAVE)[0]?.body).toMatchObject({ away_from: '2026-04-01', away_until: '2026-04-10' }),
  )
})

test('a refusal stands at its field, and nothing typed is lost', async () => {
  const { network } = await opened()
  const wrong = [{ field: 'headline', message: 'please leave addresses out of it' }]
  network.answers(SAVE, refused(422, 'invalid', 'Please check it.', wrong))
  await type(field('headline'), 'Write to me@example.com')
  await click(findText('Save public profile'))
  await soon(() => expect(complaints()).toEqual({ headline: 'please leave addresses out of it' }))
  expect(field('headline').value).toBe('Write to me@example.com')
})

test('a profile that could not be had is asked for again', async () => {
  await opened(refused(503, 'unavailable', 'We are back soon.'))
  expect(document.body.textContent).toContain('We are back soon.')
  await click(findText('Retry'))
  await soon(() => expect(labelled<HTMLTextAreaElement>('Headline').value).toBe('Study permits for Canada'))
})
