import type { OrderWork } from '@sojourn/contract/work/completion'
// The rules are fetched when a form is first touched, which takes real time: here they are there beforehand.
import '@sojourn/contract/work/completion'
import { beforeEach, expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { anOngoingOrder, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText, openBy, type } from '../../../test/render.tsx'
import { aRequest, REQUEST, theWork } from '../../../test/work.ts'
import { showPerson } from '../../api/shown-person.ts'
import { draftKeyOf } from '../../ui/form/form-draft.ts'
import { WorkButton } from './work-acts.tsx'
import type { WorkAct } from './work-step.ts'

const ANSWER = `POST /orders/${UUID}/completion-requests/${REQUEST}/answer`
const COMPLETION = `POST /orders/${UUID}/completion-requests`
const STAGE = `PUT /orders/${UUID}/stage`
const EXTENSIONS = `POST /orders/${UUID}/extensions`

beforeEach(() => showPerson('ada'))

async function opens(act: WorkAct, name: string, changes: Partial<OrderWork> = {}) {
  const network = falseNetwork()
  network.answers(`GET /orders/${UUID}/files`, ok([]))
  const work = theWork({ request: aRequest(), ...changes })
  const order = anOngoingOrder()
  await openPage(() => <WorkButton order={order} work={work} act={act} primary />, '/')
  await openBy(name)
  return network
}

const box = (name: string) => find<HTMLTextAreaElement>(`dialog[open] [name=${name}]`)
const send = () => click(find('dialog[open] button[type=submit]'))
const bodies = (network: ReturnType<typeof falseNetwork>, call: string) =>
  network.calls(call).map(({ body }) => body)
const kept = (name: string) => localStorage.getItem(draftKeyOf(name))

test('a client asks for changes with words, and never accepts by it', async () => {
  const network = await opens('ask_changes', 'Ask for changes')
  network.answers(ANSWER, ok(theWork()))
  await type(box('changes'), 'Page 2 is missing.')
  await send()
  await eventually(() => expect(toasts()).toEqual(['success: Amara Okafor is told what must change.']))
  expect(bodies(network, ANSWER)).toEqual([{ accept: false, changes: 'Page 2 is missing.' }])
  expect(kept(`changes-${UUID}`)).toBeNull()
})

test('changes nobody named are not asked for', async () => {
  const network = await opens('ask_changes', 'Ask for changes')
  await type(box('changes'), '   ')
  await send()
  await eventually(() => expect(find('dialog[open]').textContent).toContain('please say what must change'))
  expect(bodies(network, ANSWER)).toEqual([])
})

test('what a client wrote stays where it could not be sent, and is there again after the dialog was left', async () => {
  const network = await opens('ask_changes', 'Ask for changes')
  vi.useFakeTimers()
  network.answers(ANSWER, refused(503, 'unavailable', 'Please try again.'))
  await type(box('changes'), 'Page 2 is missing.')
  await send()
  await soon(() => expect(find('dialog[open]').textContent).toContain('Please try again.'))
  expect(box('changes').value).toBe('Page 2 is missing.')
  await pass(600)
  await click(findText('Cancel', 'dialog[open] button'))
  expect(document.querySelector('dialog[open]')).toBeNull()
  await click(findText('Ask for changes'))
  await soon(() => expect(box('changes').value).toBe('Page 2 is missing.'))
})

test('an agent asks for completion once, with one key for the same words', async () => {
  const network = await opens('ask_completion', 'Ask for completion')
  network.answers(COMPLETION, refused(503, 'unavailable', 'Please try again.'), ok(theWork(), 201))
  await type(box('summary'), 'All is filed; the receipt is in your documents.')
  await send()
  await eventually(() => expect(find('dialog[open]').textContent).toContain('Please try again.'))
  await send()
  await eventually(() =>
    expect(toasts().at(-1)).toBe('success: Ngozi Traveller is asked to accept the work.'),
  )
  const [first, second] = network.calls(COMPLETION)
  expect(first?.body).toEqual({ summary: 'All is filed; the receipt is in your documents.' })
  expect([Boolean(first?.key), second?.key]).toEqual([true, first?.key])
})

test('an agent without a summary reads what to write', async () => {
  const network = await opens('ask_completion', 'Ask for completion')
  await send()
  await eventually(() => expect(find('dialog[open]').textContent).toContain('please say what you have done'))
  expect(bodies(network, COMPLETION)).toEqual([])
})

test('more time is asked for in days, with a reason', async () => {
  const network = await opens('ask_extension', 'Ask for more time')
  network.answers(EXTENSIONS, ok(theWork(), 201))
  expect(find('dialog[open]').textContent).toContain(
    'The work is due 18 May 2026. That stays until Ngozi Traveller agrees.',
  )
  await type(box('days'), '10')
  await type(box('reason'), 'The authority is closed.')
  await send()
  await eventually(() => expect(toasts()).toEqual(['success: Ngozi Traveller is asked for more time.']))
  expect(bodies(network, EXTENSIONS)).toEqual([{ days: 10, reason: 'The authority is closed.' }])
})

test.each(['0', '366', 'ten'])('%s days are no time one can ask for', async (days) => {
  const network = await opens('ask_extension', 'Ask for more time')
  await type(box('days'), days)
  await type(box('reason'), 'The authority is closed.')
  await send()
  await eventually(() => expect(box('days').getAttribute('aria-invalid')).toBe('true'))
  expect(box('reason').value).toBe('The authority is closed.')
  expect(bodies(network, EXTENSIONS)).toEqual([])
})

test('the stage begins with what it is, and waiting for the authority needs a note', async () => {
  const network = await opens('set_stage', 'Change the stage', { stage: 'filed' })
  network.answers(STAGE, ok(theWork()))
  expect(find<HTMLInputElement>('dialog[open] input:checked').value).toBe('filed')
  expect(find('dialog[open]').textContent).toContain('The due date is paused meanwhile.')
  await click(find('dialog[open] input[value=waiting]'))
  await send()
  await eventually(() => expect(box('note').getAttribute('aria-invalid')).toBe('true'))
  expect(bodies(network, STAGE)).toEqual([])
  await type(box('note'), 'Filed on 4 May, receipt 12-345.')
  await send()
  await eventually(() => expect(toasts()).toEqual(['success: The stage is saved.']))
  expect(bodies(network, STAGE)).toEqual([{ stage: 'waiting', note: 'Filed on 4 May, receipt 12-345.' }])
})
