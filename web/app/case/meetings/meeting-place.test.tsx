import { expect, test, vi } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { pass } from '../../../test/clock.ts'
import { openPage } from '../../../test/open-page.tsx'
import { find } from '../../../test/render.tsx'
import type { Side } from '../../words/order-words.ts'
import { MeetingPlace } from './meeting-place.tsx'

type Place = Parameters<typeof MeetingPlace>[0]['place']
const FROM = '2026-05-14T15:45:00.000Z'
const ADDRESS = 'https://meet.example/abc'

async function shown(changes: Partial<Place>, side: Side = 'client') {
  browserOf('Africa/Lagos')
  const place: Place = { kind: 'own', address: ADDRESS, from: FROM, ...changes }
  const other = side === 'client' ? 'Amara Okafor' : 'Ngozi Traveller'
  return (await openPage(() => <MeetingPlace place={place} side={side} other={other} />, '/')).place
}

test('before the room is open a client reads from when they can join', async () => {
  const place = await shown({ address: null })
  expect(place.textContent).toBe('You can join from 14 May 2026, 16:45 on.')
  expect(place.querySelector('a')).toBeNull()
})

test('the way in opens another tab and does not tell it where one comes from', async () => {
  await shown({})
  const { href, target, rel } = find<HTMLAnchorElement>('a')
  expect([href, target, rel]).toEqual([ADDRESS, '_blank', 'noreferrer'])
})

test('the button stands out from the moment one can join', async () => {
  vi.useFakeTimers({ now: Date.parse(FROM) - 30_000 })
  await shown({})
  const before = find('a').className
  await pass(61_000)
  expect(find('a').className).not.toBe(before)
})

test.each<[Place['kind'], string]>([
  ['own', 'This is your own meeting link. Ngozi Traveller sees it from 14 May 2026, 16:45 on.'],
  ['room', 'This room is made for this meeting only. Ngozi Traveller sees it from 14 May 2026, 16:45 on.'],
])('an agent reads which link it is (%s) and from when the client sees it', async (kind, words) => {
  const place = await shown({ kind }, 'agent')
  expect(place.textContent).toContain(words)
  expect(place.textContent).toContain('Change your meeting link')
})

test.each<[Side, string, number]>([
  ['client', 'Amara Okafor has not added a link to the meeting yet.', 0],
  ['agent', 'Ngozi Traveller cannot join yet: you have not given a meeting link. Add your meeting link', 1],
])('without a link the %s reads who has to add one', async (side, words, links) => {
  const place = await shown({ kind: 'none', address: null }, side)
  expect(place.textContent).toBe(words)
  expect(place.querySelectorAll('a[href$="#meeting-link"]')).toHaveLength(links)
})
