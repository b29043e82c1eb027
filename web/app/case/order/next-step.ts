import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import { otherSide, stateOf } from '../../words/order-words.ts'
import { ongoingStep } from '../work/work-step.ts'
import { cancelledForAgent, cancelledForClient, doneForAgent, doneForClient } from './steps/ended-steps.ts'
import { lapsedStep, paidOfAgent, paidOfClient, unpaid } from './steps/paid-steps.ts'
import { betweenStages, followed, isFollowed } from './steps/stage-steps.ts'
import type { Known, NextStep } from './steps/step.ts'

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
