import { closingWords, isAcceptance } from '@sojourn/contract/work/closing-words'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { MeetingRequest } from '@sojourn/contract/work/meetings'
import type { Order, OrderSchedule } from '@sojourn/contract/work/orders'
import type { InStages } from '@sojourn/contract/work/stages'
import { otherSide, type Side, stateOf } from '../../words/order-words.ts'
import { ongoingStep, type WorkAct } from '../work/work-step.ts'

/** What the button of a step does. */
export type Act =
  | 'pay'
  | 'meet'
  | 'answer'
  | 'answer_move'
  | 'prepare'
  | 'review'
  | 'again'
  | 'calendar'
  | 'pay_stage'
  | 'stop'
  | 'go_on'

export interface NextStep {
  /** Who must act. */
  whose: 'yours' | 'theirs' | 'nobody'
  title: string
  /** By when, behind the title. */
  due?: string
  text: string
  act?: Act
  /** What somebody wrote that matters now. */
  quote?: string
  /** Until when, with the words around it. */
  clock?: { before: string; until: string; after: string; isDay?: true }
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
        title: 'This order is in conflict',
        text: 'The money is held until this is settled.',
      }
    case 'completed':
      if (isFollowed(order)) return followed(order)
      return side === 'client' ? doneForClient(known) : doneForAgent(known)
    case 'cancelled':
      return {
        whose: 'nobody',
        title: 'Order cancelled',
        ...(side === 'client'
          ? { text: 'You keep your goal and can hire another agent for it at any time.', act: 'again' }
          : { text: order.closing ? closingWords(order.closing, side) : 'Nothing is left to do.' }),
      }
  }
}

function doneForClient({ order, isReviewed }: Known): NextStep {
  return {
    whose: 'nobody',
    title: doneTitle(order),
    text: isReviewed
      ? 'Record the authority’s decision when it arrives.'
      : 'Leave a review now, and record the authority’s decision when it arrives.',
    act: 'review',
  }
}

function doneForAgent({ order, work }: Known): NextStep {
  const from = work?.cleared_at === null ? work.clears_at : null
  return {
    whose: 'nobody',
    title: doneTitle(order),
    text:
      order.closing && !isAcceptance(order.closing)
        ? closingWords(order.closing, 'agent')
        : `Your earnings are released.${work?.cleared_at ? ' You can withdraw them.' : ''}`,
    act: 'review',
    ...(from && { clock: { before: 'You can withdraw them from', until: from, after: '.', isDay: true } }),
  }
}

/** What our team decided, and what both agreed to, nobody accepted. */
const doneTitle = ({ closing }: Order) =>
  closing === null || isAcceptance(closing) ? 'The work is accepted' : 'The order is completed'

/** Somebody waits for an answer before a time passes by. Only work that waits to be accepted comes before that. */
function answerFirst({ order, side, request, work }: Known, rest: NextStep): NextStep {
  if (!request?.may.includes('answer') || work?.may.includes('accept_request')) return rest
  const other = otherSide(order, side).full_name
  const isMove = request.kind === 'move'
  return {
    whose: 'yours',
    title: isMove ? `${other} asks for another time` : `${other} offers you a meeting`,
    text: isMove
      ? 'Accept it or decline it. Until then the meeting stays as it is.'
      : 'Accept it or decline it.',
    act: isMove ? 'answer_move' : 'answer',
    clock: { before: 'You can answer until', until: request.answer_by, after: '.' },
    ...(rest.works && { works: rest.works }),
  }
}

/** What is filed already needs none, and who cannot agree has something else to do. */
const needsPapers = ({ stage, suggests_conflict }: OrderWork) => stage === 'preparing' && !suggests_conflict

/** Work that waits for the client’s papers is the client’s turn, unless something else waits for their answer. */
function ongoing({ order, side, work, missing = 0 }: Known): NextStep {
  if (!work)
    return { whose: 'nobody', title: 'The work goes on', text: 'The agent is paid when it is accepted.' }
  const { acts, ...step } = ongoingStep(order, side, work)
  if (side === 'client' && needsPapers(work) && step.whose === 'theirs' && missing > 0)
    return {
      whose: 'yours',
      title: missing === 1 ? 'Upload the missing document' : `Upload ${missing} missing documents`,
      text: `${order.agent.full_name} is at work and needs ${missing === 1 ? 'it' : 'them'} for your case.`,
      act: 'prepare',
    }
  return { ...step, works: acts }
}

const unpaid = (agent: string): NextStep => ({
  whose: 'yours',
  title: 'Finish payment',
  text: `${agent} is told of your order when you pay. The money is held until you accept the work.`,
  act: 'pay',
})

/** The case has gone on to another of its stages. */
const isFollowed = ({ stages, uuid }: Order) => stages !== null && stages.current !== uuid

const followed = ({ in_stages }: Order): NextStep => ({
  whose: 'nobody',
  title: in_stages ? `Stage ${in_stages.number} is accepted` : 'The work is accepted',
  text: 'The case has gone on to its next stage.',
  act: 'go_on',
})

/** One stage is accepted, and the next is not paid. */
function betweenStages({ order, side, lapsed }: Known, { number, name }: InStages): NextStep {
  const other = otherSide(order, side).full_name
  if (side === 'agent')
    return {
      whose: 'theirs',
      title: `${other} pays stage ${number} next`,
      text: `Do not begin “${name}” before it is paid: only then is its money held for you.`,
      act: 'stop',
    }
  const charged = order.stages?.by_card?.charged_at
  if (charged)
    return {
      whose: 'nobody',
      title: `Your card is charged for stage ${number}`,
      text: `${other} begins “${name}” then. You can pay it now, take the charge back under Money, or stop here.`,
      act: 'pay_stage',
      clock: { before: 'It is charged on', until: charged, after: '.' },
    }
  return {
    whose: 'yours',
    title: `Pay stage ${number}: ${name}`,
    text: `${other} begins it once it is paid. The money is held until you accept this stage.`,
    act: 'pay_stage',
    ...(order.expires_at &&
      !lapsed && {
        clock: {
          before: 'You can pay until',
          until: order.expires_at,
          after: '. Then the case ends with what you accepted.',
        },
      }),
  }
}

const lapsedStep: NextStep = {
  whose: 'yours',
  title: 'The time to pay has expired',
  text: 'Nothing was charged. You can order the service again for the same goal.',
  act: 'again',
}

function paidOfClient(known: Known): NextStep {
  const { order, meeting, hasMet } = known
  const agent = order.agent.full_name
  if (order.meeting_length && meeting === null && !hasMet)
    return {
      whose: 'yours',
      title: `Choose a time to meet ${agent}`,
      text: 'The work starts with a meeting. Times are shown in your time zone and theirs.',
      act: 'meet',
      works: ['agree_early_start'],
    }
  if ((known.missing ?? order.requirements.length) > 0)
    return {
      whose: 'yours',
      title: 'Upload your documents',
      text: `${agent} needs them to start.`,
      act: 'prepare',
      works: ['agree_early_start'],
      ...startClock(known),
    }
  return {
    whose: 'theirs',
    title: `${agent} starts the work`,
    text: `${agent} has been notified of your payment. We hold it until you accept the work.`,
    works: ['agree_early_start'],
    ...startClock(known),
  }
}

/** Until when the agent must start, or had to. */
function startClock({ order, side, work, now }: Known): Pick<NextStep, 'clock'> {
  if (!work?.start_by) return {}
  const isOver = now !== undefined && new Date(work.start_by) < now
  const who =
    side === 'agent' ? `You ${isOver ? 'had' : 'have'}` : `${order.agent.full_name} ${isOver ? 'had' : 'has'}`
  return { clock: { before: `${who} until`, until: work.start_by, after: ' to start.' } }
}

function paidOfAgent(known: Known): NextStep {
  const { order, meeting, hasMet } = known
  const client = order.client.full_name
  if (order.meeting_length && meeting === null && !hasMet)
    return {
      whose: 'theirs',
      title: `${client} chooses a time to meet you`,
      text: 'They see the free times of your calendar. You can also start without the meeting.',
      act: 'calendar',
      works: ['start'],
      ...startClock(known),
    }
  if (meeting)
    return {
      whose: 'yours',
      title: `Prepare to meet ${client}`,
      text: 'Review the client’s goal and the service before you meet. Start the work when you are ready.',
      works: ['start'],
      ...startClock(known),
    }
  return {
    whose: 'yours',
    title: `Start the work for ${client}`,
    text: 'The order is paid and the money is held. Review the client’s goal and the service, then start.',
    works: ['start'],
    ...startClock(known),
  }
}
