import { PUBLISH_GATES, serviceMessages } from '@sojourn/contract/supply/services'
import { expect, test } from 'vitest'
import { isGate, mendingOf, refundSentence, titleOf } from './service-words.ts'

test('a service without a name is called by what it is for', () => {
  const place = {
    visa: { id: 'x', name: 'Study Permit', purposes: [] },
    country: { id: 'CA', name: 'Canada' },
  }
  expect(titleOf({ title: '', ...place })).toBe('Study Permit, Canada')
  expect(titleOf({ title: 'Mine', ...place })).toBe('Mine')
})

test('whatever is missing is mended somewhere', () => {
  for (const gate of PUBLISH_GATES) {
    expect(isGate({ field: gate })).toBe(true)
    expect(mendingOf(gate).to).toMatch(/^\/p\/agent\//)
  }
  for (const field of ['title', 'delivery_time', 'refund_schedule.before_filing', 'requirements.0.name'])
    expect(mendingOf(field)).toMatchObject({
      label: expect.stringMatching(/^[A-Z]/),
      to: expect.stringMatching(/^#/),
    })
  expect(serviceMessages.title).toBe('please input service name')
})

test('refunds are said in plain words', () => {
  expect(refundSentence({ before_start: 100, before_filing: 50, after_filing: 0 })).toBe(
    'A client who cancels before you start gets a full refund. Once you have started and nothing is filed, they get a refund of 50%; after filing, no refund.',
  )
  expect(refundSentence({ before_start: 80, before_filing: 0, after_filing: 0 })).toContain(
    'gets a refund of 80%.',
  )
})
