import { BLOCKER_PLACES } from '@sojourn/contract/people/blocker-places'
import { expect, test, vi } from 'vitest'
import { falseNetwork, held, ok, type Reply, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { openSignedIn } from '../../../test/signed-in.tsx'
import { DeletionPanel } from './deletion-panel.tsx'
import { ExportPanel } from './export-panel.tsx'

const REQUEST = 'GET /account/deletion-requests'
const ASK = 'POST /account/deletion-requests'
const KEEP = 'DELETE /account/deletion-requests'
const NONE = ok({ due_at: null, blockers: [], against: [] })
const PENDING = ok({ due_at: '2026-05-18T10:00:00.000Z', blockers: [], against: [] })

const OPEN_ORDER = {
  words: 'You have an open order as a client. Finish or cancel it first.',
  place: 'client_orders' as const,
}

const shown = (...replies: [Reply, ...Reply[]]) =>
  openSignedIn(DeletionPanel, '/p/client/account/data', {
    tell: (network) => network.answers(REQUEST, ...replies),
  })
const word = () => find<HTMLInputElement>('dialog[open] input')
const submit = () => find<HTMLButtonElement>('dialog[open] button[type=submit]')

async function asks(...replies: [Reply, ...Reply[]]) {
  const page = await shown(...replies)
  await click(await eventually(() => findText('Delete my account')))
  return page
}

test('who wants to leave reads what is deleted and what is kept', async () => {
  await shown(NONE)
  await eventually(() => findText('Delete my account'))
  const text = document.body.textContent
  expect(text).toContain(
    'We delete your profile, your picture, the details of your goals and your sign-in data.',
  )
  expect(text).toContain('We keep orders, payments and receipts without your name and address')
  expect(text).toContain('if you are an agent, our invoices to you as they are')
})

test.each(['', 'delete', 'DELET', 'DELETE ME'])('"%s" deletes nothing', async (typed) => {
  const { network } = await asks(NONE)
  await type(word(), typed)
  expect(submit().disabled).toBe(true)
  find<HTMLFormElement>('dialog[open] form').requestSubmit()
  expect(network.calls(ASK)).toEqual([])
})

test('the whole word asks for it once, and the day is told', async () => {
  const { network } = await asks(NONE, PENDING)
  const later = held(ok({}))
  network.answers(ASK, later.reply)
  await type(word(), ' DELETE ')
  await click(submit())
  await click(submit())
  later.release()
  await eventually(() =>
    expect(document.body.textContent).toContain('Your account will be deleted on 18 May 2026.'),
  )
  expect(network.calls(ASK)).toHaveLength(1)
})

test('what stands in the way meanwhile is listed, and nothing is said to be deleted', async () => {
  const against = [OPEN_ORDER]
  const { network } = await asks(NONE, ok({ due_at: null, blockers: [], against }))
  network.answers(ASK, refused(409, 'deletion_blocked', 'Your account cannot be deleted yet.'))
  await type(word(), 'DELETE')
  await click(submit())
  await eventually(() => expect(toasts()).toEqual(['error: Your account cannot be deleted yet.']))
  await eventually(() => expect(find('ul').textContent).toBe(`${OPEN_ORDER.words} See the orders`))
  expect(document.body.textContent).not.toContain('Delete my account')
})

test('a deletion that waits says what for', async () => {
  const against = [OPEN_ORDER]
  await shown(ok({ due_at: '2026-05-18T10:00:00.000Z', blockers: [], against }))
  await eventually(() => expect(find('ul').textContent).toBe(`${OPEN_ORDER.words} See the orders`))
  expect(document.body.textContent).toContain('Your account will be deleted on 18 May 2026 at the earliest.')
  expect(document.body.textContent).toContain('This has to be settled first')
})

test('each line that can be settled leads to where that is done', async () => {
  const places = BLOCKER_PLACES.map((place) => ({ words: `Settle ${place}.`, place }))
  await shown(
    ok({
      due_at: null,
      blockers: [],
      against: [...places, { words: 'Please wait until the bank decided.', place: null }],
    }),
  )
  await eventually(() => findText('See the plan'))
  expect(
    [...document.querySelectorAll('li')].map((line) => line.querySelector('a')?.getAttribute('href')),
  ).toEqual([
    '/p/client/orders',
    '/p/agent/orders',
    '/p/client/payments',
    '/p/agent/wallet',
    '/p/client/coupons',
    '/p/agent/subscriptions',
    undefined,
  ])
})

test('who changes their mind in the dialog keeps the account', async () => {
  const { network } = await asks(NONE)
  await click(findText('Keep my account', 'dialog[open] button'))
  expect([document.querySelector('dialog[open]'), network.calls(ASK)]).toEqual([null, []])
})

test('who changes their mind within the days keeps the account', async () => {
  const { network } = await shown(PENDING, NONE)
  network.answers(KEEP, ok({}))
  await click(await eventually(() => findText('Keep my account')))
  await eventually(() => expect(toasts()).toEqual(['success: Your account will not be deleted']))
  await eventually(() => findText('Delete my account'))
})

async function exports(...replies: [Reply, ...Reply[]]) {
  const network = falseNetwork()
  network.answers('GET /account/export', ...replies)
  await openPage(ExportPanel, '/p/client/account/data')
  await click(findText('Download my data'))
  return network
}

test('data that could not be prepared is told, and can be asked for again', async () => {
  const network = await exports(refused(429, 'too_many', 'You can download your data three times a day.'))
  await eventually(() => expect(toasts()).toEqual(['error: You can download your data three times a day.']))
  await click(findText('Download my data'))
  await eventually(() => expect(network.calls('GET /account/export')).toHaveLength(2))
})

test('the file keeps the name the server gives it', async () => {
  const saved: string[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:1'
      static override revokeObjectURL = () => {}
    },
  )
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const headers = { 'content-disposition': 'attachment; filename="ngozi-2026-05-04.zip"' }
  await exports(() => new Response('zip', { headers }))
  await eventually(() => expect(toasts()).toEqual(['success: Your data is downloading']))
  expect(saved).toEqual(['ngozi-2026-05-04.zip'])
  press.mockRestore()
})
