import { describe, expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { describeStates } from './describe-states.ts'
import { machine, may, refusalOf } from './machine.ts'

/** A parcel, which no product has. */
const parcel = machine({
  name: 'Parcel',
  table: 'parcel',
  states: { not_sent: null, sent: [1, 'Sent'], lost: [-1, 'Lost'], there: [2, 'Arrived'] },
  steps: {
    pack: { doc: 'P1', from: [], to: 'not_sent', who: ['client'], what: 'Somebody packs it.' },
    send: {
      doc: 'P2',
      from: ['not_sent', 'lost'],
      to: 'sent',
      who: ['client', 'agent'],
      what: 'It is sent.',
      action: 'send',
      refusal: 'It is already on its way.',
    },
    arrive: { doc: 'P3', from: ['sent'], to: 'there', who: ['system'], what: 'It arrives.' },
    lose: {
      doc: 'P4',
      from: ['sent'],
      to: 'lost',
      who: ['agent'],
      what: 'Nobody finds it.',
      action: 'report',
    },
    find: {
      doc: 'P5',
      from: ['sent'],
      to: 'there',
      who: ['agent'],
      what: 'Somebody finds it.',
      action: 'report',
    },
  },
})

describe('what somebody may do', () => {
  test.each([
    ['not_sent', 'client', ['send']],
    ['not_sent', 'agent', ['send']],
    ['not_sent', 'staff', []],
    ['lost', 'client', ['send']],
    ['sent', 'client', []],
    ['there', 'agent', []],
  ] as const)('%s, a %s: %j', (state, who, expected) => {
    expect(may(parcel, state, who)).toEqual(expected)
  })

  test('is named once where two steps have the same button', () => {
    expect(may(parcel, 'sent', 'agent')).toEqual(['report'])
  })

  test('has no button for what happens by itself', () => {
    expect(may(parcel, 'sent', 'system')).toEqual([])
  })
})

describe('who tries a step at the wrong time', () => {
  test('reads the sentence of the step', () => {
    const refusal = refusalOf(parcel.send)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ code: 'not_now', message: 'It is already on its way.' })
  })

  test('reads a general one where the step has none', () => {
    const { message } = refusalOf(parcel.lose)
    expect(message.length).toBeGreaterThan(10)
    expect(message).not.toContain('undefined')
  })
})

test('a machine keeps its state under `status` of the row named `id`, unless told', () => {
  expect(parcel).toMatchObject({ key: 'id', column: 'status' })
  const other = machine({ ...parcel, key: 'agent_id', column: 'label' })
  expect(other).toMatchObject({ key: 'agent_id', column: 'label', table: 'parcel' })
})

test('a machine is described with its states as they go on the wire, and each step in a row', () => {
  const [, text = ''] = describeStates([parcel]).split('## Parcel\n')
  expect(text).toBe(`not sent · sent (1 "Sent") · lost (-1 "Lost") · there (2 "Arrived")

| step | from | to | who | what happens |
|---|---|---|---|---|
| P1 | none | not sent | client | Somebody packs it. |
| P2 | not sent, lost | sent | client, agent | It is sent. |
| P3 | sent | there | system | It arrives. |
| P4 | sent | lost | agent | Nobody finds it. |
| P5 | sent | there | agent | Somebody finds it. |
`)
})
