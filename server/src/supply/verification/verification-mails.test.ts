import { describe, expect, test } from 'vitest'
import { wordsOfLetter } from '../../../test/read-letters.ts'
import {
  expiredMail,
  expiringMail,
  failedMail,
  lapsedMail,
  nearsLapseMail,
  reopenedMail,
  revokedMail,
  stillVerifiedMail,
  submittedMail,
  tryGrantedMail,
  verifiedMail,
} from './verification-mails.ts'

const agent = { first_name: 'Amara' }
const STATUS = '/p/agent/account/verification'
const NEW_DOCUMENT = '[Send the new document] /p/agent/kyc/identification'

test('who hands in papers reads how long it takes, and what they can do meanwhile', () => {
  expect(wordsOfLetter(submittedMail(agent, 'event-1'))).toEqual([
    'We are checking your documents',
    'Thank you, Amara',
    'We received your verification. Our team checks it, usually within two working days, and we will email you.',
    'Until then you can prepare your services and publish them once you are verified.',
    `[See status] ${STATUS}`,
  ])
})

test('who sends something of a verification that counts reads until which whole day it does', () => {
  expect(wordsOfLetter(stillVerifiedMail(agent, 'event-1', new Date('2027-02-15T00:00:00Z')))).toEqual([
    'We are checking your documents',
    'Thank you, Amara',
    'We received your verification. Our team checks it, usually within two working days, and we will email you.',
    'You stay verified until 14 February 2027. Your services stay visible.',
    `[See status] ${STATUS}`,
  ])
})

test('who is verified reads what opens', () => {
  expect(wordsOfLetter(verifiedMail(agent, 'event-1'))).toEqual([
    'You are verified on Sojourn',
    'You are verified, Amara',
    'Our team has confirmed your identity. Your profile now shows the verified stamp, and you can publish services.',
    '[Publish a service] /p/agent/services',
  ])
})

describe('who fails', () => {
  const given = [
    { field: 'document_id' as const, reason: 'The number is cut off.' },
    { field: 'dob' as const, reason: 'It differs from the passport.' },
  ]
  const REASONS = ['ID number: The number is cut off.', 'Date of birth: It differs from the passport.']

  test('reads field by field what to correct, and that the rest holds', () => {
    expect(wordsOfLetter(failedMail(agent, 'event-1', { given, final: false }))).toEqual([
      'Please correct your verification',
      'Almost there, Amara',
      'Our team checked your documents. Please correct only this. Everything else is accepted:',
      ...REASONS,
      `[Send it again] ${STATUS}`,
    ])
  })

  test('for good is not asked to send it again', () => {
    expect(wordsOfLetter(failedMail(agent, 'event-1', { given, final: true }))).toEqual([
      'We could not verify you',
      'We could not verify you',
      'Our team checked your documents and could not confirm your identity. The reasons:',
      ...REASONS,
      `[Read more] ${STATUS}`,
    ])
  })
})

describe('who changed what was verified', () => {
  test.each([
    [['name'], 'name'],
    [['country'], 'country'],
    [['name', 'country'], 'name and country'],
  ] as const)('%j: stays verified for 14 days, and need do nothing', (changed, words) => {
    expect(wordsOfLetter(reopenedMail('event-1', [...changed]))).toEqual([
      'We are checking your verification again',
      'We are checking your verification again',
      `Your ${words} changed, so our team is checking your verification again. You stay verified for 14 days. You do not need to do anything now.`,
      `[See status] ${STATUS}`,
      'You did not change it? Then change your password and sign out the other devices.',
    ])
  })
})

describe('whose document ends', () => {
  test('is told before, on which day', () => {
    expect(wordsOfLetter(expiringMail({ agent: 'agent-1', valid_until: '2027-01-31', days: 30 }))).toEqual([
      'Your document expires on 31 January 2027',
      'Your document expires soon',
      'The document you verified with is valid until 31 January 2027. Send us your new one before that day to stay verified.',
      NEW_DOCUMENT,
    ])
  })

  test('is told 60, 30 and 7 days before, each once for one document', () => {
    const keyOf = (valid_until: string, days: number) =>
      expiringMail({ agent: 'agent-1', valid_until, days }).key
    const keys = [60, 30, 7].map((days) => keyOf('2027-01-31', days))
    expect(new Set([...keys, keyOf('2037-01-31', 60)]).size).toBe(4)
  })

  test('reads until when their services stay, and what goes on', () => {
    expect(wordsOfLetter(expiredMail('event-1', new Date('2027-02-15T00:00:00Z')))).toEqual([
      'Your verification has expired',
      'Your verification has expired',
      'The document you verified with has expired. Your services stay visible until 14 February 2027. After that, clients cannot hire you until you are verified again. Open orders and payouts continue.',
      NEW_DOCUMENT,
    ])
  })

  test('then reads that their services are hidden, once for each time', () => {
    const until = new Date('2027-02-15T00:00:00Z')
    expect(wordsOfLetter(nearsLapseMail('event-1', { until, isWithTeam: false }))).toEqual([
      'You stay verified until 14 February 2027',
      'Your verification ends soon',
      'You stay verified until 14 February 2027. After that, your services are hidden, and clients cannot hire you until you are verified again. Open orders and payouts continue.',
      `[See what to do] ${STATUS}`,
    ])
    expect(wordsOfLetter(nearsLapseMail('event-1', { until, isWithTeam: true }))[2]).toBe(
      'Our team is still checking what you sent. You stay verified until 14 February 2027. After that, your services are hidden until our team has decided. Open orders and payouts continue.',
    )
    const lapsed = { agent: 'agent-1', ended: '1802563200000' }
    expect(wordsOfLetter(lapsedMail(lapsed))).toEqual([
      'Your services are hidden for now',
      'Your services are hidden for now',
      'You are no longer verified, so clients cannot find or hire you at the moment. Open orders and payouts continue. As soon as our team has checked your documents, your services are visible again.',
      `[See what to do] ${STATUS}`,
    ])
    const byDay = { ...lapsed, ended: '2027-01-31' }
    expect(lapsedMail(byDay).key).not.toBe(lapsedMail(lapsed).key)
  })
})

test('whose verification is revoked reads the reason of our team and where to disagree', () => {
  const mail = revokedMail('event-1', 'The passport is forged.', { supportEmail: 'help@example.org' })
  expect(wordsOfLetter(mail)).toEqual([
    'Your verification was revoked',
    'Your verification was revoked',
    'Your services are hidden and clients cannot hire you. The reason our team gave:',
    '> The passport is forged.',
    'Do you disagree? Write to help@example.org, and another member of our team will check it.',
  ])
})

test.each([
  [false, 'Everything that was accepted before is still accepted.'],
  [true, 'Please send everything again.'],
])('who is allowed another attempt reads what to send, all of it: %s', (everything, words) => {
  expect(wordsOfLetter(tryGrantedMail('entry-1', everything))).toEqual([
    'You can send your verification again',
    'You can send your verification again',
    `Our team has allowed you another attempt. ${words}`,
    `[Send it again] ${STATUS}`,
  ])
})

test('each is a mail of its own', () => {
  const mails = [
    ...[submittedMail(agent, '1'), verifiedMail(agent, '2'), reopenedMail('3', ['name'])],
    ...[expiredMail('4', new Date(0)), tryGrantedMail('5', false)],
    failedMail(agent, '6', { given: [], final: true }),
    revokedMail('7', 'Why.', { supportEmail: 'help@example.org' }),
  ]
  expect(new Set(mails.map(({ key }) => key)).size).toBe(mails.length)
})
