import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import type { WorkStage } from '@sojourn/contract/work/work-words'
import type { FactName } from '../../ground/facts/facts.ts'
import { showMoney } from '../../money/payments/show-money.ts'
import { LAST_WARNING_MS } from '../../platform/last-warning.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { dayInWords, momentInWords } from '../../platform/mail/writing/moment-in-words.ts'
import type { Work } from './work-store.ts'

const agentOf = ({ agent_first_name, agent_last_name }: Work) => `${agent_first_name} ${agent_last_name}`
const nameOf = ({ title, ref }: Work) => `"${title}" (${ref})`
const readerOf = ({ client_timezone: zone, client_clock: clock }: Work) => ({ zone, clock })

const toClient = (work: Work, label: string) => ({
  about: 'orders' as const,
  to: work.client_email,
  action: { label, path: clientPaths.order(work.id) },
})
const toAgent = (work: Work, label: string) => ({
  about: 'orders' as const,
  to: work.agent_email,
  action: { label, path: agentPaths.order(work.id) },
})

const ENDS = ['order_completed', 'order_left']

/** What it asks for is over once it is answered, taken back, or stopped by a conflict. */
const untilAnswered = ({ id }: Work, ...answers: FactName[]) => ({
  overBy: { order: id, facts: [...answers, 'conflict_opened', ...ENDS] },
})

const ofCompletion = (work: Work) => untilAnswered(work, 'changes_asked', 'completion_withdrawn')
const ofExtension = (work: Work) =>
  untilAnswered(work, 'extension_accepted', 'extension_declined', 'extension_withdrawn')

export const startedMail = (work: Work, due: Date): Mail => ({
  ...toClient(work, 'See your order'),
  key: `order:${work.id}:started`,
  overBy: { order: work.id, facts: ENDS },
  subject: `${work.agent_first_name} started the work on your order`,
  heading: 'The work has started',
  paragraphs: [
    `${agentOf(work)} started the work on ${nameOf(work)}. It is due on ${dayInWords(due, work.client_timezone)}.`,
    'Your money is held until you accept the work.',
  ],
})

export const completionAskedMail = (
  work: Work,
  { id, decides_at }: { id: string; decides_at: Date },
): Mail => ({
  ...toClient(work, 'Check the work'),
  key: `completion-request:${id}:asked`,
  ...ofCompletion(work),
  needed: true,
  deadline: decides_at.toISOString(),
  subject: `${work.agent_first_name} finished the work: please check it`,
  heading: 'Please check the work',
  paragraphs: [
    `${agentOf(work)} says that the work on ${nameOf(work)} is done. Accept it, or say what must change.`,
    `If you do not answer, the work counts as accepted on ${momentInWords(decides_at, readerOf(work))}, and ${work.agent_first_name} is paid.`,
  ],
})

interface Warned {
  id: string
  decides_at: Date
  warning: number
  /** No quiet hours hold it: 48 hours are left from the moment it goes out. */
  isLast: boolean
}

export const decidesSoonMail = (work: Work, { id, decides_at, warning, isLast }: Warned): Mail => ({
  ...toClient(work, 'Check the work'),
  key: `completion-request:${id}:warning:${warning}`,
  ...ofCompletion(work),
  needed: true,
  deadline: new Date(decides_at.getTime() - (isLast ? LAST_WARNING_MS : 0)).toISOString(),
  subject: `Please check the work on ${work.ref}`,
  heading: 'Your answer is needed',
  paragraphs: [
    `${agentOf(work)} still waits for your answer on ${nameOf(work)}.`,
    `If you do not answer, the work counts as accepted on ${momentInWords(decides_at, readerOf(work))}, and ${work.agent_first_name} is paid.`,
  ],
})

export const changesAskedMail = (work: Work, id: string): Mail => ({
  ...toAgent(work, 'See what must change'),
  key: `completion-request:${id}:changes`,
  ...untilAnswered(work, 'completion_asked'),
  subject: `${work.client_first_name} asks for changes: ${work.title}`,
  heading: 'Changes are needed',
  paragraphs: [
    `${work.client_first_name} did not accept the work on ${nameOf(work)} yet, and says what must change.`,
    'Make the changes and ask for completion again.',
  ],
})

interface Completed {
  /** Null where nothing was to be released. */
  released: { share: number; clears_at: Date } | null
  bySilence: boolean
}

export const completedMails = (work: Work, { released, bySilence }: Completed): Mail[] => [
  {
    ...toAgent(work, 'Open the order'),
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
  },
  ...(work.client_deleted_at
    ? []
    : [
        {
          ...toClient(work, hasMore(work) ? 'Open the order' : 'Review your agent'),
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
        },
      ]),
]

/** The next stage of the case follows. */
const hasMore = ({ stage_no, stage_count }: Work) => stage_no < stage_count

const STAGE_WORDS: Record<WorkStage, string> = {
  preparing: 'is being prepared',
  filed: 'is filed with the authority',
  waiting: 'is with the authority; its due date is paused until they answer',
  decided: 'has a decision of the authority',
}

export const stageMail = (work: Work, stage: WorkStage, factId: string): Mail => ({
  ...toClient(work, 'See your order'),
  key: `order:${work.id}:stage:${factId}`,
  overBy: { order: work.id, facts: ENDS },
  subject: `News on your order ${work.ref}`,
  heading: 'Your case moves on',
  paragraphs: [`${agentOf(work)} says that your case ${STAGE_WORDS[stage]}: ${nameOf(work)}.`],
})

interface Extension {
  id: string
  days: number
  ends_at: Date
}

export const extensionAskedMail = (work: Work, { id, days, ends_at }: Extension): Mail => ({
  ...toClient(work, 'Answer the request'),
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

export const extensionEndsMail = (work: Work, { id, days, ends_at }: Extension): Mail => ({
  ...toClient(work, 'Answer the request'),
  key: `extension:${id}:ends`,
  ...ofExtension(work),
  needed: true,
  deadline: new Date(ends_at.getTime() - LAST_WARNING_MS).toISOString(),
  subject: `${work.agent_first_name} still waits for your answer`,
  heading: 'Your agent still asks for more time',
  paragraphs: [
    `${agentOf(work)} asks for ${days === 1 ? 'one more day' : `${days} more days`} for ${nameOf(work)}.`,
    `If you do not answer until ${momentInWords(ends_at, readerOf(work))}, the due date stays as it is.`,
  ],
})

/** Null where the client declined. */
export const extensionAnsweredMail = (work: Work, id: string, due: Date | null): Mail => ({
  ...toAgent(work, 'Open the order'),
  key: `extension:${id}:answered`,
  subject: due ? 'You have more time' : 'The due date stays',
  heading: due ? 'You have more time' : 'The due date stays',
  paragraphs: [
    due
      ? `${work.client_first_name} agreed. ${nameOf(work)} is now due on ${dayInWords(due, work.agent_timezone)}.`
      : `${work.client_first_name} declined your request for more time on ${nameOf(work)}.`,
  ],
})
