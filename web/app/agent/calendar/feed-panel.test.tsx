import { beforeEach, expect, test, vi } from 'vitest'
import { aFeed, FEED, knowCalendar } from '../../../test/calendar.ts'
import { labelled, noteOf } from '../../../test/labelled.ts'
import { ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { openOwnPage } from '../../../test/own-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import CalendarPage from './calendar-page.tsx'
import { addToGoogle, addToOutlook, openInProgram } from './feed-links.ts'

const ADDRESS = aFeed().address as string
const NEW = 'https://sojourn.example/api/calendars/other.ics'
const address = () => labelled('Secret address')
const inDialog = (words: string) => findText(words, 'dialog[open] button')
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  writeText.mockReset().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
})

async function opened(feed = aFeed()) {
  const page = await openOwnPage(CalendarPage, '/p/agent/calendar?tab=calendars', {
    tell: (network) => void knowCalendar(network, { feed }),
  })
  await eventually(() => expect(document.body.textContent).toMatch(/Secret address|Create address/))
  return page
}

test('programs that follow calendars are given the address in their own scheme', () => {
  expect(openInProgram(ADDRESS)).toBe('webcal://sojourn.example/api/calendars/secret.ics')
  const google = new URL(addToGoogle(ADDRESS))
  expect([google.host, google.searchParams.get('cid')]).toEqual([
    'calendar.google.com',
    'webcal://sojourn.example/api/calendars/secret.ics',
  ])
  const outlook = new URL(addToOutlook(ADDRESS))
  expect([outlook.host, outlook.searchParams.get('url')]).toEqual(['outlook.live.com', ADDRESS])
})

test('without an address one is made, and it is said to keep it secret', async () => {
  const { network } = await opened(aFeed({ address: null }))
  network.answers(`POST ${FEED}`, ok(aFeed()))
  expect(document.body.textContent).toContain(
    'Keep the address secret: anyone who has it can see your meetings.',
  )
  await click(findText('Create address'))
  await eventually(() => expect(address().value).toBe(ADDRESS))
  expect(toasts()).toEqual(['success: Your calendar address is created'])
})

test('whether anybody reads it is told', async () => {
  await opened()
  expect(noteOf(address())).toBe('No calendar app has read it yet. Apps check every few hours.')
})

test('the address is copied whole, and cannot be typed over', async () => {
  await opened()
  expect(address().readOnly).toBe(true)
  await click(findText('Copy address'))
  expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS)
  await eventually(() => findText('Copied'))
})

test('a browser that forbids copying says so', async () => {
  await opened()
  writeText.mockRejectedValue(new Error('no'))
  await click(findText('Copy address'))
  await eventually(() =>
    expect(toasts()).toEqual(['error: Your browser did not let us copy. Please copy by hand.']),
  )
})

test('a new address takes the place of the old one, which is said beforehand', async () => {
  const { network } = await opened()
  network.answers(`POST ${FEED}`, ok(aFeed({ address: NEW })))
  await click(findText('Renew'))
  expect(find('dialog[open]').textContent).toContain('The current address stops working.')
  expect(network.calls(`POST ${FEED}`)).toHaveLength(0)
  await click(inDialog('Renew'))
  await eventually(() => expect(address().value).toBe(NEW))
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(toasts()).toEqual(['success: Your calendar has a new address'])
})

test('a revoked address is gone from the page', async () => {
  const { network } = await opened()
  network.answers(`DELETE ${FEED}`, () => new Response(null, { status: 204 }))
  await click(findText('Revoke'))
  expect(find('dialog[open]').textContent).toContain('can no longer read your calendar.')
  await click(inDialog('Revoke'))
  await eventually(() => findText('Create address'))
  expect(document.body.textContent).not.toContain('Secret address')
  expect(toasts()).toEqual(['success: The address no longer works'])
})

test('an address that could not be revoked is shown still, and the question stays', async () => {
  const { network } = await opened()
  network.answers(`DELETE ${FEED}`, refused(503, 'unavailable', 'Please try again.'))
  await click(findText('Revoke'))
  await click(inDialog('Revoke'))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  expect(address().value).toBe(ADDRESS)
  expect(find('dialog[open]').textContent).toContain('Revoke the address?')
})
