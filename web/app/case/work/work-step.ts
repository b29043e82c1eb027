import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import { otherSide, type Side } from '../../words/order-words.ts'

export type WorkAct =
  | 'start'
  | 'agree_early_start'
  | 'accept_request'
  | 'ask_changes'
  | 'answer_extension'
  | 'ask_completion'
  | 'set_stage'
  | 'ask_extension'
  | 'withdraw_request'
  | 'withdraw_extension'

export interface WorkStep {
  whose: 'yours' | 'theirs'
  title: string
  due?: string
  text: string
  quote?: string
  /** Until when, and what it is about. */
  clock?: { before: string; until: string; after: string }
  /** The first is what comes next. */
  acts: WorkAct[]
}

/** The one thing that comes next while the work goes on. */
export const ongoingStep = (order: Order, side: Side, work: OrderWork): WorkStep =>
  side === 'client' ? ofClient(order, work) : ofAgent(order, work)

function ofClient(order: Order, work: OrderWork): WorkStep {
  const agent = otherSide(order, 'client').full_name
  const { request, extension } = work
  if (request && work.may.includes('accept_request'))
    return {
      whose: 'yours',
      title: t('Check the work'),
      text: t('{agent} says that the work is done. They are paid when you accept it.', { agent }),
      quote: request.summary,
      clock: { before: t('Without your answer it is accepted on'), until: request.decides_at, after: '.' },
      acts: ['accept_request', 'ask_changes'],
    }
  if (extension && work.may.includes('answer_extension'))
    return {
      whose: 'yours',
      title: t('{days, plural, one {{agent} asks for one more day} other {{agent} asks for # more days}}', {
        agent,
        days: extension.days,
      }),
      text: t('If you agree, the due date moves by as long.'),
      quote: extension.reason,
      clock: {
        before: t('Without your answer the due date stays. You can answer until'),
        until: extension.ends_at,
        after: '.',
      },
      acts: ['answer_extension'],
    }
  return {
    whose: 'theirs',
    title: work.paused_at ? t('The authority has your case') : t('{agent} is at work', { agent }),
    ...lateness(work),
    text: work.paused_at
      ? t('The due date is paused until the authority answers.')
      : t('When the work is done, we’ll ask you to accept it. The agent is paid only then.'),
    ...(work.suggests_conflict && { text: PATIENCE }),
    acts: [],
  }
}

/** Both sides read that it is late, and since when. */
const lateness = ({ is_late, due_at }: OrderWork) =>
  is_late && due_at && { title: t('This work is late'), due: due_at }

const PATIENCE = t(
  'You have asked for changes three times or more. If you cannot agree, you can open a conflict; our team helps.',
)

function ofAgent(order: Order, work: OrderWork): WorkStep {
  const client = otherSide(order, 'agent').full_name
  const { request, extension } = work
  if (request && work.may.includes('withdraw_request'))
    return {
      whose: 'theirs',
      title: t('{client} checks the work', { client }),
      text: t('You are paid when they accept it.'),
      quote: request.summary,
      clock: { before: t('Without an answer it is accepted on'), until: request.decides_at, after: '.' },
      acts: ['withdraw_request'],
    }
  const asked = extension && work.may.includes('withdraw_extension')
  const more: WorkAct[] = ['set_stage', asked ? 'withdraw_extension' : 'ask_extension']
  if (request?.answer)
    return {
      whose: 'yours',
      title: t('Make the changes'),
      text: t('{client} says what must change. Then ask for completion again.', { client }),
      quote: request.answer,
      acts: ['ask_completion', ...more],
    }
  return {
    whose: 'yours',
    title: work.paused_at ? t('Wait for the authority') : t('Work in progress'),
    ...(!work.paused_at && work.due_at && { due: work.due_at }),
    ...lateness(work),
    text: work.paused_at
      ? t('The due date is paused. When the authority answers, change the stage.')
      : t('When you finish, ask {client} to accept the work. Then you are paid.', { client }),
    ...(asked && {
      clock: {
        before: t('{client} can answer your request for more time until', { client }),
        until: extension.ends_at,
        after: '.',
      },
    }),
    acts: work.paused_at ? ['set_stage', 'ask_completion'] : ['ask_completion', ...more],
  }
}
