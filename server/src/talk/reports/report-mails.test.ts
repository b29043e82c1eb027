import { describe, expect, test } from 'vitest'
import { decidedReport, reportRow, settledReport } from '../../../test/made-up-reports.ts'
import { wordsOf } from '../../../test/read-mail.ts'
import { testSettings } from '../../../test/settings.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { readDecisionToken } from './decision-token.ts'
import { mailsOfAnswer, mailsOfDecision, objectionReceivedMail, reportReceivedMail } from './report-mails.ts'

const context = { settings: testSettings('/nowhere') }
const COURT = 'You may turn to a certified dispute settlement body or to a court if you disagree.'
/** 183 days after 10 November 2026. */
const MAY_OBJECT =
  'You disagree? You can object once, free of charge, until 12 May 2027. Another member of our team answers. You may also turn to a certified dispute settlement body or to a court.'
const tokenOf = ({ action }: Mail) =>
  readDecisionToken(context.settings, decodeURIComponent(action?.path.split('/').at(-1) ?? ''))
/** Without the line of the button, whose address is long. */
const read = (mail: Mail | undefined) => mail && wordsOf(mail).filter((words) => !words.startsWith('['))

describe('a report arrives', () => {
  test.each([
    ['service', 'a service'],
    ['review', 'a review'],
    ['article', 'an article'],
    ['message', 'a message'],
  ] as const)('of one %s: a person reads it, and nothing the reporter typed is in the mail', (kind, one) => {
    const mail = reportReceivedMail({ id: 'report-1', kind, to: 'ida@example.com', path: '/amara' })
    expect(wordsOf(mail)).toEqual([
      'to ida@example.com',
      'We have received your report',
      'Thank you for your report',
      `A member of our team reads your report of ${one} on Sojourn and decides. No program decides for us. We will write to this address with the decision and the reasons for it.`,
      `[See the ${kind}] /amara`,
      'You did not report anything? Then somebody typed your address by mistake. You need not do anything.',
    ])
  })
})

describe('a decision to hide', () => {
  const [reporter, owner] = mailsOfDecision(context, decidedReport('hidden'))

  test('the reporter reads that it is hidden, on what ground, and that a court is open', () => {
    expect(read(reporter)).toEqual([
      'to ines@example.com',
      'Our decision on your report of an article',
      'The article is hidden',
      'You reported "Papers first". A member of our team has looked at it and hidden it: it is against the law. These are the reasons:',
      '> Nobody can promise a visa.',
      COURT,
    ])
  })

  test('the owner reads the same with how to object, and not who reported it', () => {
    expect(read(owner)).toEqual([
      'to amara@example.com',
      'We have hidden your article',
      'Your article is hidden',
      'Someone reported your article "Papers first". A member of our team has looked at it and hidden it everywhere on Sojourn: it is against the law. No program took part in the decision.',
      'These are the facts and reasons our decision rests on:',
      '> Nobody can promise a visa.',
      MAY_OBJECT,
    ])
    expect(JSON.stringify(owner)).not.toMatch(/ines/i)
  })

  test('the button of each leads to the decision as that side sees it', () => {
    expect([reporter, owner].map((mail) => mail && tokenOf(mail).side)).toEqual(['reporter', 'owner'])
    expect([reporter?.action?.label, owner?.action?.label]).toEqual(['Read the decision', 'Read or object'])
  })

  test('against our terms, it says so', () => {
    const [words] = mailsOfDecision(context, { ...decidedReport('hidden'), ground: 'terms' })
    expect(words?.paragraphs[0]).toContain('hidden it: it is against our terms.')
  })

  test('a side without an address gets nothing', () => {
    const toWhom = (changed: object) =>
      mailsOfDecision(context, { ...decidedReport('hidden'), ...changed }).map(({ to }) => to)
    expect(toWhom({ write_to: null })).toEqual(['amara@example.com'])
    expect(toWhom({ owner_email: null })).toEqual(['ines@example.com'])
  })
})

describe('a decision to leave it', () => {
  const mails = mailsOfDecision(context, decidedReport('nothing'))

  test('only the reporter hears of it, and may object', () => {
    expect(mails.map(read)).toEqual([
      [
        'to ines@example.com',
        'Our decision on your report of an article',
        'The article stays as it is',
        'You reported "Papers first". A member of our team has looked at it and changed nothing. These are the reasons:',
        '> Nobody can promise a visa.',
        MAY_OBJECT,
      ],
    ])
    expect(mails[0]?.action?.label).toBe('Read or object')
  })
})

test.each(['reporter', 'owner'] as const)(
  'the %s who objects reads that another person looks at it',
  (side) => {
    const mail = objectionReceivedMail(context, decidedReport('hidden', { status: 'appealed' }), side)
    expect(read(mail)).toEqual([
      side === 'owner' ? 'to amara@example.com' : 'to ines@example.com',
      'We have received your objection',
      'We have received your objection',
      'Another member of our team than the one who decided looks at it again. We will write to you with their answer.',
    ])
  },
)

describe('an answer to an objection', () => {
  const reasons = 'These are the reasons:'
  const again = 'Another member of our team has looked at it again:'
  test.each([
    ['hidden', 'upheld', 'Our decision stands', 'the article "Papers first" is hidden'],
    ['hidden', 'reversed', 'Our decision is changed', 'the article "Papers first" can be seen again'],
    ['nothing', 'reversed', 'Our decision is changed', 'the article "Papers first" is hidden'],
  ] as const)('%s and %s: both read it', (outcome, settlement, heading, standing) => {
    const mails = mailsOfAnswer(context, settledReport(outcome, settlement))
    expect(mails.map(read)).toEqual(
      ['ines', 'amara'].map((name) => [
        ...[`to ${name}@example.com`, 'The answer to an objection about an article', heading],
        ...[`${again} ${standing}. ${reasons}`, '> The words stand in a quotation.', COURT],
      ]),
    )
  })

  test('that leaves alone what was left alone reaches the reporter only: its author never heard of it', () => {
    const mails = mailsOfAnswer(context, settledReport('nothing', 'upheld'))
    expect(mails.map(({ to }) => to)).toEqual(['ines@example.com'])
    expect(mails[0]?.paragraphs[0]).toBe(`${again} the article "Papers first" stays as it is. ${reasons}`)
  })

  test('gives a service back as a draft its agent may publish', () => {
    const [mail] = mailsOfAnswer(context, { ...settledReport('hidden', 'reversed'), kind: 'service' })
    expect(mail?.paragraphs[0]).toContain('the service "Papers first" may be published again.')
  })

  test('offers no second objection', () => {
    for (const { action } of mailsOfAnswer(context, settledReport('hidden', 'upheld')))
      expect(action?.label).toBe('Read the decision')
  })
})

test('each side gets each news once, and news do not take each other’s place', () => {
  const decision = mailsOfDecision(context, decidedReport('hidden'))
  const answer = mailsOfAnswer(context, settledReport('hidden', 'upheld'))
  const objection = objectionReceivedMail(context, reportRow({ status: 'appealed' }), 'owner')
  const keys = [...decision, ...answer, ...(objection ? [objection] : [])].map(({ key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([5, 5])
})
