import { expect, test } from 'vitest'
import { aDocument, aVersion } from '../../../test/documents.ts'
import { aMeeting, anAskedTime, theMeetings } from '../../../test/meetings.ts'
import { AT, anOngoingOrder, aPaidOrder } from '../../../test/paid-order.ts'
import { orderTabs } from './order-tabs.ts'

type Known = Parameters<typeof orderTabs>[0]

const none = { items: [], may: [] }
const tabs = (order: Known['order'], documents: Known['documents'] = none, meetings = theMeetings()) =>
  orderTabs({ order, documents, meetings }).map(({ label, count }) => (count ? `${label} ${count}` : label))

test('a case that runs has all its sections, in this order, with what is counted in them', () => {
  const documents = {
    items: [aDocument({ slug: 'accepted' }), aDocument(), aDocument({ mandatory: false })],
    may: ['add'],
  }
  expect(tabs(anOngoingOrder(), documents, theMeetings({ next: aMeeting(), past: [aMeeting()] }))).toEqual([
    'Next',
    'Documents 1 of 2',
    'Meetings 2',
    'Work',
    'Messages',
    'Money',
    'Details',
    'Activity',
  ])
})

test('sections that have nothing to say are not there', () => {
  expect(tabs(aPaidOrder({ meeting_length: null }))).toEqual([
    'Next',
    'Messages',
    'Money',
    'Details',
    'Activity',
  ])
  expect(tabs(aPaidOrder())).not.toContain('Meetings')
  expect(tabs(aPaidOrder({ paid_at: null }))).toEqual(['Next', 'Money', 'Details', 'Activity'])
})

test('after the end documents that never came are not counted, and none have no section', () => {
  const completed = anOngoingOrder({ status: [2, 'Completed'], completed_at: AT })
  const came = aDocument({ slug: 'accepted', versions: [aVersion()] })
  expect(tabs(completed, { items: [came, aDocument()], may: [] })).toContain('Documents 1')
  expect(tabs(completed, { items: [aDocument()], may: [] }).join()).not.toContain('Documents')
})

test('where something can be done a section is there, though nothing is counted', () => {
  expect(tabs(aPaidOrder(), { items: [], may: ['add'] })).toContain('Documents')
  expect(tabs(aPaidOrder(), none, theMeetings({ may: ['book'] }))).toContain('Meetings')
  expect(tabs(aPaidOrder(), none, theMeetings({ request: anAskedTime({ kind: 'offer' }) }))).toContain(
    'Meetings 1',
  )
})

test('what a client adds and what is not needed is not counted as asked for', () => {
  const items = [
    aDocument({ slug: 'handed_over' }),
    aDocument({ slug: 'not_needed' }),
    aDocument({ slug: 'handed_over', asked_by: 'client' }),
  ]
  expect(tabs(aPaidOrder(), { items, may: [] })).toContain('Documents 1 of 1')
})
