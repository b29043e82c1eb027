import { t } from '@sojourn/contract/words/t'
import { type ClosingName, isAcceptance } from '@sojourn/contract/work/closings'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { MeetingRequest } from '@sojourn/contract/work/meetings'
import type { Order, OrderSchedule } from '@sojourn/contract/work/orders'
import type { InStages } from '@sojourn/contract/work/stages'
import { otherSide, type Side, stateOf } from '../../words/order-words.ts'
import { ongoingStep, type WorkAct } from '../work/work-step.ts'

export type Act =
  | 'pay'
  | 'meet'
  | 'answer'
  | 'answer_move'
  | 'prepare'
  | 'review'
  | 'again'
  | 'offer'
  | 'calendar'
  | 'pay_stage'
  | 'stop'
  | 'go_on'

export interface NextStep {
  whose: 'yours' | 'theirs' | 'nobody'
  title: string
  due?: string
  text: string | { closing: ClosingName }
  act?: Act
  quote?: string
  /** Until when, with the words around it. */
  clock?: { before: string; until: string; after: string; isDay?: true }
  /** The papers are best there before the first day; on the second an order that has not started ends. */
  papers?: { best: string; end: string }
  /** The meeting somebody asks for. */
  asked?: MeetingRequest
  /** Steps of the work; the first is what comes next. */
  works?: WorkAct[]
}

interface Known {
  order: Order
  side: Side
  /** Undefined until it is known. */
  meeting?: OrderSchedule['meeting'] | undefined
  /** They have met already. */
  hasMet?: boolean | undefined
  /** Another time that is asked for. */
  request?: MeetingRequest | null | undefined
  /** How many of the required documents the client has still to upload; undefined until it is known. */
  missing?: number | undefined
  /** How the work stands; undefined until it is known. */
  work?: OrderWork | undefined
  /** The client has said how it was. */
  isReviewed?: boolean
  now?: Date | undefined
  /** Its time to be paid has passed. */
  lapsed?: boolean
}

/** The one thing that comes next, for each state as each side sees it. */
export function nextStep(known: Known): NextStep {
  const { order, side, lapsed = false } = known
  const other = otherSide(order, side).full_name
  switch (stateOf(order)) {
    case 'awaiting_payment':
      if (order.in_stages && order.in_stages.number > 1) return betweenStages(known, order.in_stages)
      return lapsed ? lapsedStep : unpaid(other)
    case 'paid':
      return answerFirst(known, side === 'client' ? paidOfClient(known) : paidOfAgent(known))
    case 'ongoing':
      return answerFirst(known, ongoing(known))
    case 'conflicted':
      return {
        whose: 'nobody',
        title: t('This order is in conflict'),
        text: t('The money is held until this is settled.'),
      }
    case 'completed':
      if (isFollowed(order)) return followed(order)
      return side === 'client' ? doneForClient(known) : doneForAgent(known)
    case 'cancelled':
      return side === 'client' ? cancelledForClient(order) : cancelledForAgent(order)
  }
}

/** The offer it was made of may hold still, as if it had never been accepted. */
function cancelledForClient({ paid_at, offer }: Order): NextStep {
  const until = paid_at === null && offer?.open_until
  return {
    whose: 'nobody',
    title: t('Order cancelled'),
    text: t('You keep your goal and can hire another agent for it at any time.'),
    act: until ? 'offer' : 'again',
    ...(until && { clock: { before: t('The offer can be accepted again until'), until, after: '.' } }),
  }
}

const cancelledForAgent = ({ closing }: Order): NextStep => ({
  whose: 'nobody',
  title: t('Order cancelled'),
  text: closing ? { closing } : t('Nothing is left to do.'),
})

function doneForClient({ order, isReviewed, work }: Known): NextStep {
  return {
    whose: 'nobody',
    title: doneTitle(order),
    text: work?.stage === 'preparing' ? doneUnfiled(isReviewed) : doneFiled(isReviewed),
    act: 'review',
  }
}

const doneFiled = (isReviewed: boolean | undefined) =>
  isReviewed
    ? t('Record the authority’s decision when it arrives.')
    : t('Leave a review now, and record the authority’s decision when it arrives.')

/** An authority decides nothing that nobody filed. */
const doneUnfiled = (isReviewed: boolean | undefined) =>
  isReviewed
    ? t('Your goal shows what comes next.')
    : t('Leave a review now. Your goal shows what comes next.')

function doneForAgent({ order, work }: Known): NextStep {
  const earns = order.earnings?.amount.amount !== 0
  const from = earns && work?.cleared_at === null ? work.clears_at : null
  return {
    whose: 'nobody',
    title: doneTitle(order),
    text:
      order.closing && !isAcceptance(order.closing)
        ? { closing: order.closing }
        : earns && work?.cleared_at
          ? t('Your earnings are released. You can withdraw them.')
          : t('Your earnings are released.'),
    act: 'review',
    ...(from && { clock: { before: t('You can withdraw them from'), until: from, after: '.', isDay: true } }),
  }
}

/** Nobody accepted what our team decided, or both agreed to. */
const doneTitle = ({ closing }: Order) =>
  closing === null || isAcceptance(closing) ? t('The work is accepted') : t('The order is completed')

/** Somebody waits for an answer before a time passes by. Only work that waits to be accepted comes before that. */
function answerFirst({ order, side, request, work }: Known, rest: NextStep): NextStep {
  if (!request?.may.includes('answer') || work?.may.includes('accept_request')) return rest
  const other = otherSide(order, side).full_name
  const isMove = request.kind === 'move'
  return {
    whose: 'yours',
    title: isMove
      ? t('{other} asks for another time', { other })
      : t('{other} offers you a meeting', { other }),
    text: t('Accept it or decline it.'),
    asked: request,
    act: isMove ? 'answer_move' : 'answer',
    clock: { before: t('You can answer until'), until: request.answer_by, after: '.' },
    ...(rest.works && { works: rest.works }),
  }
}

/** Filed work needs no papers, and people who cannot agree have something else to do. */
const needsPapers = ({ stage, suggests_conflict }: OrderWork) => stage === 'preparing' && !suggests_conflict

/** Work that waits for the client’s papers is the client’s turn, unless something else waits for their answer. */
function ongoing({ order, side, work, missing = 0 }: Known): NextStep {
  if (!work)
    return {
      whose: 'nobody',
      title: t('The work goes on'),
      text: t('The agent is paid when it is accepted.'),
    }
  const { acts, ...step } = ongoingStep(order, side, work)
  if (side === 'client' && needsPapers(work) && step.whose === 'theirs' && missing > 0)
    return {
      whose: 'yours',
      title: t('{count, plural, one {Upload the missing document} other {Upload # missing documents}}', {
        count: missing,
      }),
      text: t(
        '{count, plural, one {{name} is at work and needs it for your case.} other {{name} is at work and needs them for your case.}}',
        { count: missing, name: order.agent.full_name },
      ),
      act: 'prepare',
    }
  return { ...step, works: acts }
}

const unpaid = (agent: string): NextStep => ({
  whose: 'yours',
  title: t('Finish payment'),
  text: t('{agent} can begin once you have paid. The money is held until you accept the work.', {
    agent,
  }),
  act: 'pay',
})

/** The case has gone on to another of its stages. */
const isFollowed = ({ stages, uuid }: Order) => stages !== null && stages.current !== uuid

const followed = ({ in_stages }: Order): NextStep => ({
  whose: 'nobody',
  title: in_stages
    ? t('Stage {number} is accepted', { number: in_stages.number })
    : t('The work is accepted'),
  text: t('The case has gone on to its next stage.'),
  act: 'go_on',
})

/** One stage is accepted, and the next is not paid. */
function betweenStages({ order, side, lapsed }: Known, { number, name }: InStages): NextStep {
  const other = otherSide(order, side).full_name
  if (side === 'agent')
    return {
      whose: 'theirs',
      title: t('{other} pays stage {number} next', { other, number }),
      text: t('Do not begin “{name}” before it is paid: only then is its money held for you.', { name }),
      act: 'stop',
    }
  const charged = order.stages?.by_card?.charged_at
  if (charged)
    return {
      whose: 'nobody',
      title: t('Your card is charged for stage {number}', { number }),
      text: t(
        '{other} begins “{name}” then. You can pay it now, take the charge back under Money, or stop here.',
        { other, name },
      ),
      act: 'pay_stage',
      clock: { before: t('It is charged on'), until: charged, after: '.' },
    }
  return {
    whose: 'yours',
    title: t('Pay stage {number}: {name}', { number, name }),
    text: t('{other} begins it once it is paid. The money is held until you accept this stage.', { other }),
    act: 'pay_stage',
    ...(order.expires_at &&
      !lapsed && {
        clock: {
          before: t('You can pay until'),
          until: order.expires_at,
          after: t('. Then the case ends with what you accepted.'),
        },
      }),
  }
}

const lapsedStep: NextStep = {
  whose: 'yours',
  title: t('The time to pay has expired'),
  text: t('Nothing was charged. You can order the service again for the same goal.'),
  act: 'again',
}

function paidOfClient(known: Known): NextStep {
  const { order, meeting, hasMet } = known
  const agent = order.agent.full_name
  if (order.meeting_length && meeting === null && !hasMet)
    return {
      whose: 'yours',
      title: t('Choose a time to meet {agent}', { agent }),
      text: t('The work starts with a meeting. Times are shown in your time zone and theirs.'),
      act: 'meet',
      works: ['agree_early_start'],
    }
  if ((known.missing ?? order.requirements.length) > 0)
    return {
      whose: 'yours',
      title: t('Upload your documents'),
      text: t('{agent} needs them to start.', { agent }),
      act: 'prepare',
      works: ['agree_early_start'],
      ...papersClock(known),
    }
  return {
    whose: 'theirs',
    title: t('{agent} starts the work', { agent }),
    text: t('{agent} has been notified of your payment. We hold it until you accept the work.', { agent }),
    works: ['agree_early_start'],
    ...startClock(known),
  }
}

/** One who still has to bring papers reads both days; once the first is over it is told whose it was. */
function papersClock(known: Known): Pick<NextStep, 'clock' | 'papers'> {
  const { work, now } = known
  if (!work?.start_by || !work.ends_unstarted_at || isPast(work.start_by, now)) return startClock(known)
  return { papers: { best: work.start_by, end: work.ends_unstarted_at } }
}

const isPast = (instant: string, now: Date | undefined) => now !== undefined && new Date(instant) < now

/** Until when the agent must start, or had to. */
function startClock({ order, side, work, now }: Known): Pick<NextStep, 'clock'> {
  if (!work?.start_by) return {}
  const isOver = isPast(work.start_by, now)
  const name = order.agent.full_name
  const before =
    side === 'agent'
      ? isOver
        ? t('You had until')
        : t('You have until')
      : isOver
        ? t('{name} had until', { name })
        : t('{name} has until', { name })
  return { clock: { before, until: work.start_by, after: ` ${t('to start.')}` } }
}

function paidOfAgent(known: Known): NextStep {
  const { order, meeting, hasMet } = known
  const client = order.client.full_name
  if (order.meeting_length && meeting === null && !hasMet)
    return {
      whose: 'theirs',
      title: t('{client} chooses a time to meet you', { client }),
      text: t('They see the free times of your calendar. You can also start without the meeting.'),
      act: 'calendar',
      works: ['start'],
      ...startClock(known),
    }
  if (meeting)
    return {
      whose: 'yours',
      title: t('Prepare to meet {client}', { client }),
      text: t('Review the client’s goal and the service before you meet. Start the work when you are ready.'),
      works: ['start'],
      ...startClock(known),
    }
  return {
    whose: 'yours',
    title: t('Start the work for {client}', { client }),
    text: t('The order is paid and the money is held. Review the client’s goal and the service, then start.'),
    works: ['start'],
    ...startClock(known),
  }
}
