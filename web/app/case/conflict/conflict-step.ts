import type { Money } from '@sojourn/contract/amounts/money'
import { requestStatus, stateIn } from '@sojourn/contract/calls/status'
import type { Conflict, RefundRequest } from '@sojourn/contract/work/conflicts'
import type { Side } from '../../words/order-words.ts'
import { stageWords } from './stage-words.ts'

export interface ConflictStep {
  /** Whose answer is awaited. */
  whose: 'yours' | 'theirs' | 'team' | 'bank' | 'nobody'
  title: string
  text: string
  /** Until when, with the words around it. */
  clock?: { before: string; until: string; after: string }
  /** What each gets by it; null where nobody said. */
  amounts?: { name: string; value: Money }[]
  /** The proposal that waits. */
  request?: RefundRequest
}

/** What happens without an answer, said before the moment. */
const SILENCE = {
  accepts: 'Without an answer it counts as accepted on',
  team: 'Without an answer our team decides from',
  both: 'Both can accept until',
}

/** Whose answer a conflict waits for, until when, and what it would bring. */
export function conflictStep(conflict: Conflict, side: Side, other: string): ConflictStep {
  const text = stageWords(conflict, other)
  if (conflict.with_bank) return { whose: 'bank', title: 'The bank decides first', text }
  const request = waiting(conflict)
  if (request) return ofProposal(request, side, other)
  switch (conflict.stage) {
    case 'direct':
      return ofNobody(conflict, side, text)
    case 'mediation':
    case 'approval':
      return { whose: 'team', title: 'Waiting for our team’s decision', text }
    case 'decided':
      return ofDecision(conflict, side, text)
    default:
      return { whose: 'nobody', title: 'The conflict is settled', text }
  }
}

/** The proposal that somebody has to answer; one for the reader first. */
function waiting({ refunds }: Conflict) {
  const pending = refunds.filter(({ status }) => stateIn(requestStatus, status) === 'pending')
  return pending.find(({ may }) => may.includes('accept')) ?? pending[0]
}

function ofProposal(request: RefundRequest, side: Side, other: string): ConflictStep {
  const { by, continues, reply_by: until } = request
  const isMine = by === side
  const who = isMine ? 'You' : by === 'staff' ? 'Our team' : other
  const proposes = isMine ? 'propose' : 'proposes'
  const what =
    request.amount.amount === 0 ? 'no refund' : continues ? 'a refund and that the work goes on' : 'a refund'
  const mayAnswer = request.may.includes('accept')
  return {
    whose: mayAnswer ? 'yours' : 'theirs',
    title:
      continues && request.amount.amount === 0
        ? `${who} ${proposes} that the work goes on`
        : `${who} ${proposes} ${what}`,
    text: continues ? goesOn(request) : 'It ends the order once it is accepted.',
    ...(until && {
      clock: {
        before: SILENCE[by === 'staff' ? 'both' : (request.silence ?? 'team')],
        until,
        after: '.',
      },
    }),
    amounts: amountsOf(request.refund.total, request.agent?.gets, side, continues),
    request,
  }
}

const goesOn = ({ more_days: days }: RefundRequest) =>
  days > 0
    ? `The agent gets ${days === 1 ? 'one more day' : `${days} more days`} for the work.`
    : 'The work goes on as agreed.'

function amountsOf(back: Money, gets: Money | undefined, side: Side, continues: boolean) {
  const amounts = [{ name: side === 'client' ? 'You get back' : 'The client gets back', value: back }]
  if (gets && !continues) amounts.push({ name: side === 'agent' ? 'You get' : 'The agent gets', value: gets })
  return amounts
}

/** Nothing is proposed: what the terms of the order give, and all that is left, are where one begins. */
const ofNobody = (conflict: Conflict, side: Side, text: string): ConflictStep => ({
  whose: conflict.may.includes('propose') ? 'yours' : 'theirs',
  title: 'Agree on a solution',
  text,
  ...(conflict.reply_by && {
    clock: { before: 'If nobody answers by', until: conflict.reply_by, after: ', our team is asked.' },
  }),
  ...(conflict.refundable.amount > 0 && {
    amounts: [
      {
        name: `Under this order’s refund terms ${side === 'client' ? 'you' : 'the client'} would get`,
        value: conflict.suggested,
      },
      { name: 'At most', value: conflict.refundable },
    ],
  }),
})

const ofDecision = ({ decision, may }: Conflict, side: Side, text: string): ConflictStep => ({
  whose: 'nobody',
  title: 'Our team has decided',
  text: decision ? 'The reasons are below.' : text,
  ...(decision?.appeal_until && {
    clock: {
      before: may.includes('appeal') ? 'You can appeal until' : 'It can be appealed until',
      until: decision.appeal_until,
      after: '. Then it is carried out.',
    },
  }),
  ...(decision && { amounts: amountsOf(decision.refund.total, decision.agent?.gets, side, false) }),
})
