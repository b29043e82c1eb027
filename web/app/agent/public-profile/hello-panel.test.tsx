import type { OwnHello } from '@sojourn/contract/talk/hello'
import { expect, test } from 'vitest'
import { held, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { openOwnPage } from '../../../test/own-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { HelloPanel } from './hello-panel.tsx'

const HELLO = '/account/consultant/hello'
const text = () => document.body.textContent ?? ''
const aHello = (changes: Partial<OwnHello> = {}): OwnHello => ({
  id: '0190a0a0-0000-7000-8000-000000000091',
  video: '/api/hellos/x/video',
  media_type: 'video/webm',
  seconds: 12,
  poster: null,
  captions: null,
  scan: 'clean',
  hidden: false,
  ...changes,
})

const opened = (hello: OwnHello | null) =>
  openOwnPage(HelloPanel, '/p/agent/account/profile', {
    tell: (network) => network.answers(`GET ${HELLO}`, ok(hello)),
  })

test('who has none is offered to add one', async () => {
  await opened(null)
  await eventually(() => expect(text()).toContain('Add a video'))
  expect(text()).toContain('at most 30 seconds')
  expect(document.querySelector('video')).toBeNull()
})

test('one’s own is played, and removed after a question; a refusal is told', async () => {
  const { network } = await opened(aHello())
  await eventually(() => expect(find('video').getAttribute('preload')).toBe('none'))
  network.answers(`DELETE ${HELLO}`, refused(503, 'unavailable', 'We are back soon.'))
  await click(findText('Remove video'))
  await click(findText('Remove video', 'dialog[open] button'))
  await eventually(() => expect(toasts()).toEqual(['error: We are back soon.']))
  const { reply, release } = held(() => new Response(null, { status: 204 }))
  network.answers(`DELETE ${HELLO}`, reply)
  await click(findText('Remove video', 'dialog[open] button'))
  release()
  await eventually(() => expect(text()).toContain('Add a video'))
})

test.each<[string, Partial<OwnHello>, string]>([
  ['waits for the scanner', { scan: 'waiting' }, 'being checked for viruses'],
  ['had a virus', { scan: 'infected' }, 'A virus was found in this video'],
  ['was taken down', { hidden: true }, 'Our team has taken your video down.'],
])('of one that %s that is said', async (_which, changes, words) => {
  await opened(aHello(changes))
  await eventually(() => expect(text()).toContain(words))
  expect(text().includes('Replace the video')).toBe(!changes.hidden)
})
