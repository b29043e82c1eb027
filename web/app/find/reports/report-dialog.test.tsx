import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { signedIn, VISITOR } from '../../../test/found-agents.ts'
import { complaints, labelled } from '../../../test/labelled.ts'
import { falseNetwork, held, ok, type Reply, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, renderAt, type } from '../../../test/render.tsx'
import { AccountContext, type AccountState } from '../../session/account.ts'
import { currentToasts, dismissToast } from '../../ui/feedback/toast-store.ts'
import { ReportButton } from './report-button.tsx'

const SEND = 'POST /reports'
const ID = '0190a0a0-0000-7000-8000-0000000000d5'
const WRONG = 'The price named here is not the one that was asked for.'
const send = () => findText('Send report') as HTMLButtonElement
const explanation = () => labelled<HTMLTextAreaElement>('Please explain')
const dialog = () => find('dialog[open]')

beforeAll(async () => {
  await Promise.all([import('./report-dialog.tsx'), import('@sojourn/contract/talk/reports')])
}, 60_000)
beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

async function opened(
  who: AccountState = signedIn(),
  kind: 'service' | 'review' | 'message' = 'service',
  tell: Reply = ok({}),
) {
  const network = falseNetwork()
  network.answers('POST /captcha', tell)
  await renderAt(
    '/amara-okafor',
    <AccountContext value={who}>
      <ReportButton kind={kind} id={ID} of="Study permit" />
    </AccountContext>,
  )
  await click(findText(`Report this ${kind}: Study permit`))
  await eventually(() => dialog())
  return network
}

async function filled() {
  await click(labelled('It is false or misleading'))
  await type(explanation(), WRONG)
  await click(labelled('I believe in good faith that what I say here is accurate and complete.'))
}

test('who is signed in is asked for nothing but what is wrong', async () => {
  await opened()
  expect(dialog().textContent).toContain('Report this service')
  expect(document.querySelector('[name=email]')).toBeNull()
  expect(send().disabled).toBe(false)
  expect(findText('terms').getAttribute('href')).toMatch(/#report$/)
})

test.each([
  'It is against the law',
  'It is false or misleading',
  'It insults, threatens or discriminates',
  'It shows private information',
  'It copies somebody else’s work',
  'Something else',
])('“%s” can be what is wrong', async (words) => {
  await opened()
  expect(labelled(words).type).toBe('radio')
})

test('a message is reported for what is wrong with messages', async () => {
  await opened(signedIn(), 'message')
  expect(
    [...document.querySelectorAll('[name=category]')].map((one) => (one as HTMLInputElement).value),
  ).toEqual(['outside', 'spam', 'offensive', 'misleading', 'private', 'illegal', 'other'])
  expect(labelled('It asks me to pay or talk outside Sojourn').type).toBe('radio')
})

test('a report names what it is of, why, and the promise, under a key; then one is thanked', async () => {
  const network = await opened(signedIn(), 'review')
  network.answers(SEND, ok({ id: ID }, 201))
  await filled()
  await click(send())
  await eventually(() => expect(dialog().textContent).toContain('Your report has reached our team.'))
  const [call] = network.calls(SEND)
  expect(call?.body).toEqual({
    kind: 'review',
    subject: ID,
    category: 'misleading',
    explanation: WRONG,
    good_faith: true,
  })
  expect(call?.key).toMatch(/^[\da-f-]{36}$/)
  await click(findText('Close', 'dialog button'))
  expect(document.querySelector('dialog')).toBeNull()
})

test('what is missing is told at its field, and nothing is sent', async () => {
  const network = await opened()
  await type(explanation(), 'Too short')
  await click(send())
  await eventually(() =>
    expect(complaints()).toEqual({
      category: 'please choose what is wrong',
      explanation: 'please explain in at least 20 characters what is wrong',
      good_faith: 'please confirm this',
    }),
  )
  expect(explanation().value).toBe('Too short')
  expect(network.calls(SEND)).toHaveLength(0)
})

test('a report that failed keeps its words, and goes out again under the same key', async () => {
  const network = await opened()
  network.answers(SEND, refused(503, 'unavailable', 'We are back soon.'), ok({ id: ID }, 201))
  await filled()
  await click(send())
  await eventually(() => expect(toasts()).toEqual(['error: We are back soon.']))
  expect(explanation().value).toBe(WRONG)
  await click(send())
  await eventually(() => expect(dialog().textContent).toContain('Your report has reached our team.'))
  const [first, second] = network.calls(SEND)
  expect(second?.key).toBe(first?.key)
})

test('a double press reports once', async () => {
  const network = await opened()
  const { reply, release } = held(ok({ id: ID }, 201))
  network.answers(SEND, reply)
  await filled()
  await click(send())
  await click(send())
  release()
  await eventually(() => expect(dialog().textContent).toContain('Thank you'))
  expect(network.calls(SEND)).toHaveLength(1)
})

test('who reports again begins with nothing', async () => {
  await opened()
  await filled()
  await click(find('dialog[open] button[aria-label=Close]'))
  await click(findText('Report this service: Study permit'))
  await eventually(() => expect(explanation().value).toBe(''))
})

test('a stranger says who they are, and waits for the check that a person is there', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await renderAt(
    '/amara-okafor',
    <AccountContext value={VISITOR}>
      <ReportButton kind="service" id={ID} of="Study permit" />
    </AccountContext>,
  )
  await click(findText('Report this service: Study permit'))
  await eventually(() => expect(dialog().textContent).toContain('Checking that you are a person…'))
  expect(labelled('Your name').required).toBe(true)
  expect(labelled('Email').type).toBe('email')
  expect(send().disabled).toBe(true)
})
