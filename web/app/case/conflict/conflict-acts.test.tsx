import { expect, test } from 'vitest'
import { aConflict, aProposal, CONFLICT } from '../../../test/conflict.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { ownDrafts } from '../../../test/own-drafts.ts'
import { aPaidOrder, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText, openBy, type } from '../../../test/render.tsx'
import { ConflictActs } from './conflict-acts.tsx'
import { firstActs } from './first-acts.ts'

ownDrafts()

const STEP = `PATCH /orders/${UUID}/conflicts/${CONFLICT}`

async function shown(may: string[]) {
  const network = falseNetwork()
  network.answers(STEP, ok(aConflict()))
  const order = aPaidOrder()
  const conflict = aConflict({ may })
  await openPage(
    () => (
      <div>
        <ConflictActs conflict={conflict} order={order} side="client" acts={may} />
      </div>
    ),
    '/',
  )
  return network
}

const offered = () => [...document.querySelectorAll('div > button')].map((one) => one.textContent)
const inDialog = (name: string) => findText(name, 'dialog[open] button')
const bodies = (network: ReturnType<typeof falseNetwork>) => network.calls(STEP).map(({ body }) => body)

test.each<[string[], string[]]>([
  [[], []],
  [['propose'], ['Propose a solution']],
  [['ask_team'], ['Ask our team']],
  [['appeal'], ['Appeal']],
  [['withdraw'], ['Withdraw conflict']],
  [
    ['withdraw', 'ask_team', 'propose'],
    ['Propose a solution', 'Ask our team', 'Withdraw conflict'],
  ],
])('who may %j is offered %j', async (may, names) => {
  await shown(may)
  expect(offered()).toEqual(names)
})

test.each([
  [
    'Ask our team',
    'ask_team',
    'Our team reads both sides and proposes a solution or decides.',
    'Our team is asked.',
  ],
  [
    'Withdraw conflict',
    'withdraw',
    'The conflict closes, and the order goes on. Nothing is refunded.',
    'The conflict is withdrawn.',
  ],
])('%s is asked about first, with what it means', async (name, step, meaning, said) => {
  const network = await shown([step])
  await openBy(name)
  expect(find('dialog[open] h2').textContent).toBe(`${name}?`)
  expect(find('dialog[open]').textContent).toContain(meaning)
  expect(bodies(network)).toEqual([])
  await click(inDialog(name))
  await eventually(() => expect(toasts()).toEqual([`success: ${said}`]))
  expect(bodies(network)).toEqual([{ step }])
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('a step that is not possible any more says why', async () => {
  const network = await shown(['withdraw'])
  network.answers(STEP, refused(409, 'conflict_state', 'Our team has decided meanwhile.'))
  await openBy('Withdraw conflict')
  await click(inDialog('Withdraw conflict'))
  await eventually(() => expect(toasts()).toEqual(['error: Our team has decided meanwhile.']))
})

test('an appeal goes out with what is new; where it is refused its words stay', async () => {
  const network = await shown(['appeal'])
  network.answers(
    STEP,
    refused(422, 'invalid', 'Please check the form.', [
      { field: 'text', message: 'please write at least 20 characters' },
    ]),
    ok(aConflict()),
  )
  await click(findText('Appeal'))
  const words = find<HTMLTextAreaElement>('dialog[open] textarea')
  await type(words, 'It is new.')
  await click(inDialog('Send appeal'))
  await eventually(() =>
    expect(find('dialog[open]').textContent).toContain('please write at least 20 characters'),
  )
  expect(words.value).toBe('It is new.')
  await type(words, 'The receipt of the authority is new.')
  await click(inDialog('Send appeal'))
  await eventually(() => expect(toasts()).toEqual(['success: Another member of our team looks at it again.']))
  expect(bodies(network).at(-1)).toEqual({ step: 'appeal', text: 'The receipt of the authority is new.' })
})

test('an appeal of no words is not sent', async () => {
  const network = await shown(['appeal'])
  network.answers(STEP, refused(422, 'invalid', 'Please say what is new.'))
  await click(findText('Appeal'))
  await click(inDialog('Send appeal'))
  await eventually(() =>
    expect(find('dialog[open]').textContent).toMatch(/please say why|Please say what is new/),
  )
})

test('beside the answers to a proposal stand three buttons at most; the rest stands below', () => {
  const may = ['propose', 'ask_team', 'withdraw']
  expect(firstActs(aConflict({ may }))).toEqual(['propose', 'ask_team'])
  const asked = aProposal({ may: ['accept', 'reject'] })
  expect(firstActs(aConflict({ may, refunds: [asked] }))).toEqual(['propose'])
})
