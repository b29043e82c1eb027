import { PRODUCT } from '@sojourn/contract/calls/names'
import { longDay } from '@sojourn/contract/dates/moments'
import { mailPaths } from '@sojourn/contract/paths/mail-paths'
import { beginningOf } from '@sojourn/contract/talk/conversation-words'
import {
  type Ground,
  groundWords,
  OBJECTION_DAYS,
  type ReportKind,
} from '@sojourn/contract/talk/report-words'
import type { Context } from '../../context.ts'
import type { Letter, Letters, WriteLetter } from '../../ground/facts/letters.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { decisionToken, type Side } from './decision-token.ts'
import { sideAgainst } from './policy.ts'
import type { ReportRow } from './store.ts'

type Settings = Pick<Context, 'settings'>

interface Received {
  id: string
  kind: ReportKind
  path: string
}

/** Nothing in it is the reporter's: whoever types in a stranger's address cannot make us carry their words there. */
export const reportReceived = ({ id, kind, path }: Received): Letter => ({
  key: `report:${id}:received`,
  subject: 'We have received your report',
  heading: 'Thank you for your report',
  paragraphs: [
    `A member of our team reads your report of ${oneOf(kind)} on ${PRODUCT} and decides. No program decides for us. We will write to this address with the decision and the reasons for it.`,
  ],
  action: { label: `See the ${kind}`, path },
  smallPrint: [
    'You did not report anything? Then somebody typed your address by mistake. You need not do anything.',
  ],
})

/** Nobody decides any more; the report goes with what it was about. */
export const reportGone = (report: ReportRow): Letter => ({
  key: `report:${report.id}:gone:reporter`,
  subject: `You reported ${oneOf(report.kind)} that is gone now`,
  heading: `The ${report.kind} is gone`,
  paragraphs: [
    `You reported "${titleOf(report)}". Whoever published it has deleted their account, and it went with it. There is nothing left to decide, so your report is closed.`,
  ],
})

declare module '../../ground/facts/along.ts' {
  interface Along {
    report_decided: { decided: Decided }
    report_objection_answered: { settled: Settled }
  }
}

type Decided = ReportRow & { outcome: string; decision_reason: string; decided_at: Date }

export function decisionForReporter({ settings }: Settings, report: Decided): Letter {
  const isHidden = report.outcome === 'hidden'
  return letterTo(settings, report, 'reporter', {
    what: 'decided',
    subject: `Our decision on your report of ${oneOf(report.kind)}`,
    heading: isHidden ? `The ${report.kind} is hidden` : `The ${report.kind} stays as it is`,
    paragraphs: [
      isHidden
        ? `You reported "${titleOf(report)}". A member of our team has looked at it and hidden it: ${groundOf(report)}. These are the reasons:`
        : `You reported "${titleOf(report)}". A member of our team has looked at it and changed nothing. These are the reasons:`,
    ],
    quote: report.decision_reason,
  })
}

/** It is null where nothing of theirs is hidden. */
export const decisionForOwner = ({ settings }: Settings, report: Decided): Letter | null =>
  report.outcome === 'hidden'
    ? letterTo(settings, report, 'owner', {
        what: 'decided',
        subject: `We have hidden your ${report.kind}`,
        heading: `Your ${report.kind} is hidden`,
        paragraphs: [
          `Someone reported your ${report.kind} "${ownTitleOf(report)}". A member of our team has looked at it and hidden it everywhere on ${PRODUCT}: ${groundOf(report)}. No program took part in the decision.`,
          'These are the facts and reasons our decision rests on:',
        ],
        quote: report.decision_reason,
      })
    : null

export const objectionReceived = ({ settings }: Settings, report: ReportRow, side: Side): Letter =>
  letterTo(settings, report, side, {
    what: 'objected',
    subject: 'We have received your objection',
    heading: 'We have received your objection',
    paragraphs: [
      'Another member of our team than the one who decided looks at it again. We will write to you with their answer.',
    ],
  })

interface Answered {
  settlement: string
  settlement_reason: string
  settled_at: Date
  /** Another decision hides it, whatever this answer says. */
  staysHidden: boolean
}

type Settled = ReportRow & Answered

export function answerFor(side: Side, { settings }: Settings, report: Settled): Letter {
  const isReversed = report.settlement === 'reversed'
  const isHiddenNow = (report.outcome === 'hidden') !== isReversed
  const standing = isHiddenNow
    ? `the ${report.kind} "${titleOf(report)}" is hidden`
    : report.outcome === 'hidden'
      ? againSentence(report)
      : `the ${report.kind} "${titleOf(report)}" stays as it is`
  return letterTo(settings, report, side, {
    what: 'answered',
    subject: `The answer to an objection about ${oneOf(report.kind)}`,
    heading: isReversed ? 'Our decision is changed' : 'Our decision stands',
    paragraphs: [`Another member of our team has looked at it again: ${standing}. These are the reasons:`],
    quote: report.settlement_reason,
  })
}

/** They were told of the decision, or something changes for them. */
const ownerKnows = ({ outcome, settlement }: Settled) => outcome === 'hidden' || settlement === 'reversed'

function againSentence({ kind, staysHidden, ...report }: Settled) {
  if (staysHidden) return `the ${kind} "${titleOf(report)}" stays hidden because of another decision of ours`
  return kind === 'service'
    ? `the service "${titleOf(report)}" may be published again`
    : `the ${kind} "${titleOf(report)}" can be seen again`
}

interface Words {
  what: string
  subject: string
  heading: string
  paragraphs: string[]
  quote?: string
}

function letterTo(settings: Context['settings'], report: ReportRow, side: Side, words: Words): Letter {
  const { what, ...said } = words
  const { id, decided_at } = report
  const mayObject = what === 'decided' && side === sideAgainst(report) && decided_at !== null
  return {
    key: `report:${id}:${what}:${side}`,
    ...said,
    action: {
      label: mayObject ? 'Read or object' : 'Read the decision',
      path: mailPaths.reportDecision(decisionToken(settings, id, side)),
    },
    smallPrint: mayObject ? objectWords(decided_at) : courtWords(what),
  }
}

const objectWords = (decidedAt: Date) => [
  `You disagree? You can object once, free of charge, until ${longDay(new Date(decidedAt.getTime() + OBJECTION_DAYS * DAY_MS))}. Another member of our team answers. You may also turn to a certified dispute settlement body or to a court.`,
]

const courtWords = (what: string) =>
  what === 'objected'
    ? []
    : ['You may turn to a certified dispute settlement body or to a court if you disagree.']

const oneOf = (kind: ReportKind) => (kind === 'article' ? 'an article' : `a ${kind}`)

type Reported = Pick<ReportRow, 'kind' | 'reported'>

const reportedIn = ({ reported }: Pick<ReportRow, 'reported'>) =>
  reported as unknown as { title: string; text: string }

const titleOf = (report: Pick<ReportRow, 'reported'>) => reportedIn(report).title

/** Whoever wrote a message knows it by its words; nobody else reads them again in a mail of ours. */
function ownTitleOf(report: Reported) {
  const { title, text } = reportedIn(report)
  return report.kind === 'message' ? `${beginningOf(text)} (${title})` : title
}

const groundOf = ({ ground }: Pick<ReportRow, 'ground'>) => {
  const words = groundWords[ground as Ground]
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** The letter goes to the owner; whoever reported may be a stranger and is written to by `write-to-side.ts`. */
const decided: WriteLetter<'report_decided'> = ({ along }, { context }) =>
  decisionForOwner(context, along.decided)

const answered: WriteLetter<'report_objection_answered'> = ({ along: { settled } }, { context }) =>
  ownerKnows(settled) ? answerFor('owner', context, settled) : null

export const reportLetters: Letters = {
  report_decided: { decided },
  report_objection_answered: { answered },
}
