import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { rounds } from '../../server/test/test-set.ts'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { goTo, reload } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { passport } from '../passport.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
const agent = await makeAgent()
const { service } = agent

/** A client and their agent, each before a page of an order that is paid. */
async function bothSides(width: number, named = {}) {
  const client = await makePerson(named)
  const session = await openSession(client)
  const order = await makeOrder(session, await makeGoalFor(session, service), service)
  await payByGift(session, staff, order, service)
  const path = `/p/client/orders/${order.uuid}/conversation`
  const { page: theirs } = await visitAs(client, path, { width })
  const { page: ours } = await visitAs(agent, '/p/agent/orders', { width: width === PHONE ? DESK : PHONE })
  const { uuid } = await askAs<{ uuid: string }>(session, 'GET', `/orders/${order.uuid}/conversation`)
  return { ...order, session, conversation: uuid, theirs, ours }
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })
async function write(page: Page, text: string) {
  await act(page, () => field(page).fill(text))
  await act(page, () => page.keyboard.press('Enter'))
}
const says = (page: Page, text: string) =>
  see(page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true }))

describe.each(widths('phone'))('at %i px', (width) => {
  test('two people write to each other, and each sees at once what the other does', async () => {
    const { ref, theirs, ours } = await bothSides(width)
    await write(theirs, 'Hello, when do we begin?')
    await says(theirs, 'Hello, when do we begin?')

    // The header says that something came, and leads there.
    await see(ours.getByText('1 unread messages').first())
    await act(ours, () => ours.getByRole('button', { name: /Messages$/ }).click())
    await act(ours, () =>
      ours
        .getByRole('link', { name: new RegExp(ref) })
        .first()
        .click(),
    )
    await says(ours, 'Hello, when do we begin?')
    await see(theirs.getByText('Read', { exact: true }))
    await see(theirs.getByText('Online', { exact: true }))

    await act(ours, () => field(ours).pressSequentially('Tom'))
    await see(theirs.getByText(/is typing…/))
    await write(ours, 'Tomorrow at nine.\nIs that fine? https://example.com/map')
    await see(theirs.getByRole('link', { name: 'https://example.com/map' }))
    await unseen(theirs, theirs.getByText(/is typing…/))
    await expectAccessible(theirs)
  })

  test('a file is sent, shown and saved; what was typed outlives a reload', async () => {
    const { theirs, ours, uuid } = await bothSides(width)
    await goTo(ours, `/p/agent/orders/${uuid}/conversation`)
    const file = { name: 'passport.png', mimeType: 'image/png', buffer: passport }
    await act(theirs, () => theirs.getByLabel('File to attach').setInputFiles(file))
    await says(ours, 'passport.png')
    await act(ours, () => ours.getByRole('button', { name: 'Show passport.png' }).click())
    await see(ours.getByRole('img', { name: 'passport.png' }))

    await act(theirs, () => field(theirs).fill('Call me at +44 20 7946 0958'))
    await see(theirs.getByText(/It looks like you are sharing contact details/))
    await reload(theirs)
    await see(field(theirs), { value: 'Call me at +44 20 7946 0958' })
  })

  test('what was said while a tab was cut off is there when it comes back', async () => {
    const { theirs, ours, uuid } = await bothSides(width)
    let cut = async () => {}
    let isAway = false
    await theirs.routeWebSocket(/\/api\/socket/, (socket) => {
      if (isAway) return void socket.close({ code: 1011 })
      socket.connectToServer()
      cut = () => socket.close({ code: 1011 })
    })
    await reload(theirs)
    await goTo(ours, `/p/agent/orders/${uuid}/conversation`)
    await write(ours, 'Before the cut')
    await says(theirs, 'Before the cut')
    isAway = true
    await cut()
    await see(theirs.getByText(/You are not connected/))
    await write(ours, 'During the cut, one')
    await write(ours, 'During the cut, two')
    isAway = false
    await says(theirs, 'During the cut, two')
    await says(theirs, 'During the cut, one')
    await unseen(theirs, theirs.getByText(/You are not connected/))
  })
})

const PAYLOADS = [
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '<svg/onload=window.hit=1>',
  'javascript:window.hit=1',
  '[click](javascript:window.hit=1)',
  'https://example.com/"onmouseover="window.hit=1',
  'https://example.com/<img src=x onerror=window.hit=1>',
  '"><iframe srcdoc="<script>parent.hit=1</script>">',
  '</textarea><script>window.hit=1</script>',
  "{{constructor.constructor('window.hit=1')()}}",
  '<a href="data:text/html,<script>window.hit=1</script>">x</a>',
  '<math><mtext><style><img src=x onerror=window.hit=1></style></mtext></math>',
]
const WRAPS = [
  '',
  ' ',
  '">',
  "'>",
  '-->',
  '</title>',
  '\n',
  'https://',
  '&lt;',
  '{',
  '<b>',
  '\u200b',
  '`',
  '%3C',
  '\\',
  '/*',
  '<!--',
]

/** One person may write so many in a minute, from either side. */
const MOST = 100
const TEXTS = WRAPS.flatMap((wrap) => PAYLOADS.map((payload) => wrap + payload)).slice(
  0,
  rounds(50, 2 * MOST),
)
const FILE_NAMES = PAYLOADS.slice(0, rounds(2, PAYLOADS.length)).map(
  (payload) => `${payload.replaceAll('/', '∕')}.png`,
)

test('nothing that is written runs anywhere it is shown', async () => {
  const { session, conversation, theirs, ours, uuid } = await bothSides(DESK, {
    firstName: '<img src=x onerror="window.hit = 1">',
    lastName: '<script>window.hit = 1</script>',
  })
  for (const [index, message] of TEXTS.entries())
    await askAs(
      index < TEXTS.length - MOST ? ours.context() : session,
      'POST',
      `/conversations/${conversation}/messages`,
      { client_id: randomUUID(), message },
    )
  for (const name of FILE_NAMES)
    await act(theirs, () =>
      theirs.getByLabel('File to attach').setInputFiles({ name, mimeType: 'image/png', buffer: passport }),
    )
  await goTo(ours, `/p/agent/orders/${uuid}/conversation`)
  await act(ours, () => ours.getByRole('button', { name: 'Newest messages' }).click())
  for (const page of [theirs, ours]) {
    await act(page, () => page.getByRole('button', { name: /Messages$/ }).click())
    await says(page, (TEXTS.at(-1) ?? '').trim())
    await says(page, FILE_NAMES.at(-1) ?? '')
    await expect.poll(() => page.evaluate(() => 'hit' in window)).toBe(false)
    await expect.poll(() => page.locator('a[href^="javascript:" i], a[href^="data:" i]').count()).toBe(0)
  }
})
