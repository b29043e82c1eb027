import { describe, expect, test } from 'vitest'
import { decidedReport, reportRow, settledReport } from '../../../test/made-up-reports.ts'
import { anyLetterTo, wordsOfLetter } from '../../../test/read-letters.ts'
import { testSettings } from '../../../test/settings.ts'
import type { Letter } from '../../ground/facts/letters.ts'
import { readDecisionToken } from './decision-token.ts'
import {
  answerFor,
  decisionForReporter,
  objectionReceived,
  reportLetters,
  reportReceived,
} from './report-mails.ts'

const context = { settings: testSettings('/nowhere') }
const COURT = 'You may turn to a certified dispute settlement body or to a court if you disagree.'
/** 183 days after 10 November 2026. */
const MAY_OBJECT =
  'You disagree? You can object once, free of charge, until 12 May 2027. Another member of our team answers. You may also turn to a certified dispute settlement body or to a court.'
const tokenOf = ({ action }: Letter) =>
  readDecisionToken(context.settings, decodeURIComponent(action?.path.split('/').at(-1) ?? ''))
/** Without the line of the button, whose address is long. */
const read = (letter: Letter | null) =>
  letter && wordsOfLetter(letter).filter((words) => !words.startsWith('['))

const decidedFor = (decided: ReturnType<typeof decidedReport>) =>
  anyLetterTo('agent', reportLetters, 'report_decided', { along: { decided } }, {}, context)
const answeredFor = (settled: ReturnType<typeof settledReport>) =>
  anyLetterTo('agent', reportLetters, 'report_objection_answered', { along: { settled } }, {}, context)

describe('a report arrives', () => {
  test.each([
    ['service', 'a service'],
    ['review', 'a review'],
    ['article', 'an article'],
    ['message', 'a message'],
  ] as const)('of one %s: a person reads it, and nothing the reporter typed is in the mail', (kind, one) => {
    const mail = reportReceived({ id: 'report-1', kind, path: '/amara' })
    expect(wordsOfLetter(mail)).toEqual([
      'We have received your report',
      'Thank you for your report',
      `A member of our team reads your report of ${one} on Sojourn and decides. No program decides for us. We will write to this address with the decision and the reasons for it.`,
      `[See the ${kind}] /amara`,
      'You did not report anything? Then somebody typed your address by mistake. You need not do anything.',
    ])
  })
})

describe('a decision to hide', () => {
  const reporter = decisionForReporter(context, decidedReport('hidden'))
  const owner = decidedFor(decidedReport('hidden'))

  test('the reporter reads that it is hidden, on what ground, and that a court is open', () => {
    expect(read(reporter)).toEqual([
      'Our decision on your report of an article',
      'The article is hidden',
      'You reported "Papers first". A member of our team has looked at it and hidden it: it is against the law. These are the reasons:',
      '> Nobody can promise a visa.',
      COURT,
    ])
  })

  test('the owner reads the same with how to object, and not who reported it', () => {
    expect(read(owner)).toEqual([
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
    expect([reporter, owner].map((letter) => letter && tokenOf(letter).side)).toEqual(['reporter', 'owner'])
    expect([reporter.action?.label, owner?.action?.label]).toEqual(['Read the decision', 'Read or object'])
  })

  test('against our terms, it says so', () => {
    const words = decisionForReporter(context, { ...decidedReport('hidden'), ground: 'terms' })
    expect(words.paragraphs[0]).toContain('hidden it: it is against our terms.')
  })
})

describe('a decision to leave it', () => {
  const reporter = decisionForReporter(context, decidedReport('nothing'))

  test('only the reporter hears of it, and may object', () => {
    expect(read(reporter)).toEqual([
      'Our decision on your report of an article',
      'The article stays as it is',
      'You reported "Papers first". A member of our team has looked at it and changed nothing. These are the reasons:',
      '> Nobody can promise a visa.',
      MAY_OBJECT,
    ])
    expect(decidedFor(decidedReport('nothing'))).toBeNull()
    expect(reporter.action?.label).toBe('Read or object')
  })
})

test.each(['reporter', 'owner'] as const)(
  'the %s who objects reads that another person looks at it',
  (side) => {
    const mail = objectionReceived(context, decidedReport('hidden', { status: 'appealed' }), side)
    expect(read(mail)).toEqual([
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
    const settled = settledReport(outcome, settlement)
    for (const letter of [answerFor('reporter', context, settled), answeredFor(settled)])
      expect(read(letter)).toEqual([
        ...['The answer to an objection about an article', heading],
        ...[`${again} ${standing}. ${reasons}`, '> The words stand in a quotation.', COURT],
      ])
  })

  test('that leaves alone what was left alone reaches the reporter only: its author never heard of it', () => {
    const settled = settledReport('nothing', 'upheld')
    expect(answeredFor(settled)).toBeNull()
    expect(answerFor('reporter', context, settled).paragraphs[0]).toBe(
      `${again} the article "Papers first" stays as it is. ${reasons}`,
    )
  })

  test('of what another decision hides too says that it stays hidden', () => {
    const letter = answeredFor({ ...settledReport('hidden', 'reversed'), staysHidden: true })
    expect(letter?.paragraphs[0]).toBe(
      `${again} the article "Papers first" stays hidden because of another decision of ours. ${reasons}`,
    )
  })

  test('gives a service back as a draft its agent may publish', () => {
    const letter = answeredFor({ ...settledReport('hidden', 'reversed'), kind: 'service' })
    expect(letter?.paragraphs[0]).toContain('the service "Papers first" may be published again.')
  })

  test('offers no second objection', () => {
    expect(answeredFor(settledReport('hidden', 'upheld'))?.action?.label).toBe('Read the decision')
  })
})

test('each side gets each news once, and news do not take each other’s place', () => {
  const [hidden, settled] = [decidedReport('hidden'), settledReport('hidden', 'upheld')]
  const decision = [decisionForReporter(context, hidden), decidedFor(hidden)]
  const answer = [answerFor('reporter', context, settled), answeredFor(settled)]
  const objection = objectionReceived(context, reportRow({ status: 'appealed' }), 'owner')
  const keys = [...decision, ...answer, objection].map((letter) => letter?.key)
  expect([keys.length, new Set(keys).size]).toEqual([5, 5])
})
