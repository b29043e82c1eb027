import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import type { WorkStage } from '@sojourn/contract/work/work-words'
import type { FactName } from '../../ground/facts/facts.ts'
import type { Letter, Letters, WriteLetter } from '../../ground/facts/letters.ts'
import { showMoney } from '../../money/payments/show-money.ts'
import { LAST_WARNING_MS } from '../../platform/last-warning.ts'
import { dayInWords, momentInWords } from '../../platform/mail/writing/moment-in-words.ts'
import type { HeldOrder } from '../orders/hold-order.ts'

interface Completed {
  work: HeldOrder
  /** It is null where nothing was to be released. */
  released: { share: number; clears_at: Date } | null
  bySilence: boolean
}

interface Extension {
  work: HeldOrder
  id: string
  days: number
  ends_at: Date
}

/** The date is null where the client declined. */
interface Answered {
  work: HeldOrder
  id: string
  due_at: Date | null
}

declare module '../../ground/facts/along.ts' {
  interface Along {
    order_started: { work: HeldOrder; due_at: Date }
    stage_set: { work: HeldOrder; stage: WorkStage }
    completion_asked: { work: HeldOrder; id: string; decides_at: Date }
    /** No quiet hours hold the last one: 48 hours are left from the moment it goes out. */
    completion_unanswered: { work: HeldOrder; decides_at: Date; isLast: boolean }
    changes_asked: { work: HeldOrder; id: string }
    /** None of the end of a conflict, which has a letter of its own. */
    order_completed: Completed | undefined
    extension_asked: Extension
    extension_unanswered: Extension
    extension_accepted: Answered
    extension_declined: Answered
    /** None where the agent took it back, or the order stopped. */
    extension_withdrawn: { work: HeldOrder; id: string } | undefined
  }
}

const agentOf = ({ agent_first_name, agent_last_name }: HeldOrder) => `${agent_first_name} ${agent_last_name}`
const nameOf = ({ title, ref }: HeldOrder) => `"${title}" (${ref})`
const readerOf = ({ client_timezone: zone, client_clock: clock }: HeldOrder) => ({ zone, clock })

const ofClient = (work: HeldOrder, label: string) => ({ action: { label, path: clientPaths.order(work.id) } })
const ofAgent = (work: HeldOrder, label: string) => ({ action: { label, path: agentPaths.order(work.id) } })

const ENDS = ['order_completed', 'order_left']

/** The request is over once it is answered, withdrawn, or stopped by a conflict. */
const untilAnswered = ({ id }: HeldOrder, ...answers: FactName[]) => ({
  overBy: { order: id, facts: [...answers, 'conflict_opened', ...ENDS] },
})

const ofCompletion = (work: HeldOrder) => untilAnswered(work, 'changes_asked', 'completion_withdrawn')
const ofExtension = (work: HeldOrder) =>
  untilAnswered(work, 'extension_accepted', 'extension_declined', 'extension_withdrawn')

const started: WriteLetter<'order_started'> = ({ along: { work, due_at: due } }) => ({
  ...ofClient(work, 'See your order'),
  key: `order:${work.id}:started`,
  overBy: { order: work.id, facts: ENDS },
  subject: `${work.agent_first_name} started the work on your order`,
  heading: 'The work has started',
  paragraphs: [
    `${agentOf(work)} started the work on ${nameOf(work)}. It is due on ${dayInWords(due, work.client_timezone)}.`,
    'Your money is held until you accept the work.',
  ],
})

const completionAsked: WriteLetter<'completion_asked'> = ({ along: { work, id, decides_at } }) => ({
  ...ofClient(work, 'Check the work'),
  key: `completion-request:${id}:asked`,
  ...ofCompletion(work),
  deadline: decides_at.toISOString(),
  subject: `${work.agent_first_name} finished the work: please check it`,
  heading: 'Please check the work',
  paragraphs: [
    `${agentOf(work)} says that the work on ${nameOf(work)} is done. Accept it, or say what must change.`,
    `If you do not answer, the work counts as accepted on ${momentInWords(decides_at, readerOf(work))}, and ${work.agent_first_name} is paid.`,
  ],
})

const completionUnanswered: WriteLetter<'completion_unanswered'> = ({
  request,
  time,
  along: { work, decides_at, isLast },
}) => ({
  ...ofClient(work, 'Check the work'),
  key: `completion-request:${request}:warning:${time}`,
  ...ofCompletion(work),
  deadline: new Date(decides_at.getTime() - (isLast ? LAST_WARNING_MS : 0)).toISOString(),
  subject: `Please check the work on ${work.ref}`,
  heading: 'Your answer is needed',
  paragraphs: [
    `${agentOf(work)} still waits for your answer on ${nameOf(work)}.`,
    `If you do not answer, the work counts as accepted on ${momentInWords(decides_at, readerOf(work))}, and ${work.agent_first_name} is paid.`,
  ],
})

const changesAsked: WriteLetter<'changes_asked'> = ({ along: { work, id } }) => ({
  ...ofAgent(work, 'See what must change'),
  key: `completion-request:${id}:changes`,
  ...untilAnswered(work, 'completion_asked'),
  subject: `${work.client_first_name} asks for changes: ${work.title}`,
  heading: 'Changes are needed',
  paragraphs: [
    `${work.client_first_name} did not accept the work on ${nameOf(work)} yet, and says what must change.`,
    'Make the changes and ask for completion again.',
  ],
})

const completed: WriteLetter<'order_completed'> = ({ along }, { to }) => {
  if (!along) return null
  return to.who === 'agent' ? completedForAgent(along) : completedForClient(along)
}

const completedForAgent = ({ work, released, bySilence }: Completed) => ({
  ...ofAgent(work, 'Open the order'),
  key: `order:${work.id}:completed:agent`,
  subject: `The work is accepted: ${work.title}`,
  heading: 'The work is accepted',
  paragraphs: [
    bySilence
      ? `${work.client_first_name} did not answer, so the work on ${nameOf(work)} counts as accepted.`
      : `${work.client_first_name} accepted the work on ${nameOf(work)}.`,
    ...(released
      ? [
          `You earned ${showMoney(released.share, work.currency)}. You can withdraw it from ${dayInWords(released.clears_at, work.agent_timezone)}.`,
        ]
      : []),
  ],
})

const completedForClient = ({ work, bySilence }: Completed) => ({
  ...ofClient(work, hasMore(work) ? 'Open the order' : 'Review your agent'),
  key: `order:${work.id}:completed:client`,
  subject: hasMore(work)
    ? `Stage ${work.stage_no} of your order ${work.ref} is accepted`
    : `Your order ${work.ref} is completed`,
  heading: hasMore(work) ? `Stage ${work.stage_no} is accepted` : 'Your order is completed',
  paragraphs: [
    bySilence
      ? `You did not answer in time, so the work of ${agentOf(work)} on ${nameOf(work)} counts as accepted.`
      : `You accepted the work of ${agentOf(work)} on ${nameOf(work)}. Thank you.`,
    hasMore(work)
      ? 'The next stage follows: another mail says what it costs and until when you can pay.'
      : `Say how it was: a review helps others to choose. When the authority decides, record the decision on your goal.`,
  ],
})

/** The next stage of the case follows. */
const hasMore = ({ stage_no, stage_count }: HeldOrder) => stage_no < stage_count

const STAGE_WORDS: Record<WorkStage, string> = {
  preparing: 'is being prepared',
  filed: 'is filed with the authority',
  waiting: 'is with the authority; its due date is paused until they answer',
  decided: 'has a decision of the authority',
}

const stageSet: WriteLetter<'stage_set'> = ({ id, along: { work, stage } }) => ({
  ...ofClient(work, 'See your order'),
  key: `order:${work.id}:stage:${id}`,
  overBy: { order: work.id, facts: ENDS },
  subject: `News on your order ${work.ref}`,
  heading: 'Your case moves on',
  paragraphs: [`${agentOf(work)} says that your case ${STAGE_WORDS[stage]}: ${nameOf(work)}.`],
})

const extensionAsked: WriteLetter<'extension_asked'> = ({ along: { work, id, days, ends_at } }) => ({
  ...ofClient(work, 'Answer the request'),
  key: `extension:${id}:asked`,
  ...ofExtension(work),
  deadline: ends_at.toISOString(),
  subject: `${work.agent_first_name} asks for more time`,
  heading: 'Your agent asks for more time',
  paragraphs: [
    `${agentOf(work)} asks for ${days === 1 ? 'one more day' : `${days} more days`} for ${nameOf(work)}.`,
    `If you do not answer until ${momentInWords(ends_at, readerOf(work))}, the due date stays as it is.`,
  ],
})

const extensionUnanswered: WriteLetter<'extension_unanswered'> = ({
  along: { work, id, days, ends_at },
}) => ({
  ...ofClient(work, 'Answer the request'),
  key: `extension:${id}:ends`,
  ...ofExtension(work),
  deadline: new Date(ends_at.getTime() - LAST_WARNING_MS).toISOString(),
  subject: `${work.agent_first_name} still waits for your answer`,
  heading: 'Your agent still asks for more time',
  paragraphs: [
    `${agentOf(work)} asks for ${days === 1 ? 'one more day' : `${days} more days`} for ${nameOf(work)}.`,
    `If you do not answer until ${momentInWords(ends_at, readerOf(work))}, the due date stays as it is.`,
  ],
})

const extensionAnswered = ({ along: { work, id, due_at: due } }: { along: Answered }): Letter => ({
  ...ofAgent(work, 'Open the order'),
  key: `extension:${id}:answered`,
  subject: due ? 'You have more time' : 'The due date stays',
  heading: due ? 'You have more time' : 'The due date stays',
  paragraphs: [
    due
      ? `${work.client_first_name} agreed. ${nameOf(work)} is now due on ${dayInWords(due, work.agent_timezone)}.`
      : `${work.client_first_name} declined your request for more time on ${nameOf(work)}.`,
  ],
})

const extensionLapsed: WriteLetter<'extension_withdrawn'> = ({ along }) =>
  along
    ? {
        ...ofAgent(along.work, 'Open the order'),
        key: `extension:${along.id}:lapsed`,
        subject: 'The due date stays',
        heading: 'The due date stays',
        paragraphs: [
          `${along.work.client_first_name} did not answer your request for more time on ${nameOf(along.work)}.`,
          'You can ask once more while the work is in progress.',
        ],
      }
    : null

export const completionLetters: Letters = {
  order_started: { started },
  stage_set: { stageSet },
  completion_asked: { completionAsked },
  completion_unanswered: { completionUnanswered },
  changes_asked: { changesAsked },
  order_completed: { completed },
  extension_asked: { extensionAsked },
  extension_unanswered: { extensionUnanswered },
  extension_accepted: { extensionAnswered },
  extension_declined: { extensionAnswered },
  extension_withdrawn: { extensionLapsed },
}
