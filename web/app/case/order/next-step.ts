import { isAcceptance } from '@sojourn/contract/work/closing-words'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { MeetingRequest } from '@sojourn/contract/work/meetings'
import type { Order, OrderSchedule } from '@sojourn/contract/work/orders'
import { otherSide, type Side, stateOf } from '../../words/order-words.ts'
import { ongoingStep, type WorkAct } from '../work/work-step.ts'

/** What the button of a step does. */
export type Act = 'pay' | 'meet' | 'answer' | 'prepare' | 'review' | 'again' | 'calendar'

export interface NextStep {
  /** Who must act. */
  whose: 'yours' | 'theirs' | 'nobody'
  title: string
  text: string
  act?: Act
  /** What somebody wrote that matters now. */
  quote?: string
  /** Until when, with the words around it. */
  clock?: { before: string; until: string; after: string }
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
      return lapsed ? lapsedStep : unpaid(other)
    case 'paid':
      return answerFirst(known, side === 'client' ? paidOfClient(known) : paidOfAgent(known))
    case 'ongoing':
      return answerFirst(known, ongoing(known))
    case 'conflicted':
      return {
        whose: 'nobody',
        title: 'This order is in conflict',
        text: 'The money is held until this is settled. See below who answers next.',
      }
    case 'completed':
      return side === 'client'
        ? {
            whose: 'yours',
            title: doneTitle(order),
            text: known.isReviewed
              ? 'When you hear from the authority, record what it decided. It helps others choose well.'
              : `Say how ${other} did, and record what the authority decided when you hear from it. Both help others choose well.`,
            act: 'review',
          }
        : {
            whose: 'nobody',
            title: doneTitle(order),
            text: 'Your share is released. You can withdraw it when the time for late conflicts is over.',
            act: 'review',
          }
    case 'cancelled':
      return side === 'client'
        ? {
            whose: 'yours',
            title: 'This order is over',
            text: 'You keep your goal and can hire another agent for it at any time.',
            act: 'again',
          }
        : { whose: 'nobody', title: 'This order is over', text: 'Nothing is left to do.' }
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
    act: 'answer',
    clock: { before: 'You can answer until', until: request.answer_by, after: '.' },
    ...(rest.works && { works: rest.works }),
  }
}

function ongoing({ order, side, work }: Known): NextStep {
  if (!work)
    return { whose: 'nobody', title: 'The work goes on', text: 'The agent is paid when it is accepted.' }
  const { acts, ...step } = ongoingStep(order, side, work)
  return { ...step, works: acts }
}

const unpaid = (agent: string): NextStep => ({
  whose: 'yours',
  title: 'Finish payment',
  text: `${agent} is told of your order when you pay. The money is held until you accept the work.`,
  act: 'pay',
})

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
  if (order.requirements.length > 0)
    return {
      whose: 'yours',
      title: 'Prepare your documents',
      text: `${agent} needs them to start. They are listed below.`,
      act: 'prepare',
      works: ['agree_early_start'],
      ...startClock(known),
    }
  return {
    whose: 'theirs',
    title: `${agent} starts the work`,
    text: 'They know that you have paid. The money is held until you accept the work.',
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
      text: 'They see the free times of your calendar. Check that it is up to date. You can also start without the meeting.',
      act: 'calendar',
      works: ['start'],
      ...startClock(known),
    }
  if (meeting)
    return {
      whose: 'yours',
      title: `Prepare to meet ${client}`,
      text: 'Read their goal and what was agreed before you meet. Start the work when you are ready.',
      works: ['start'],
      ...startClock(known),
    }
  return {
    whose: 'yours',
    title: `Start the work for ${client}`,
    text: 'The order is paid and the money is held. Read their goal and what was agreed, then start.',
    works: ['start'],
    ...startClock(known),
  }
}
