import type { Money } from '@sojourn/contract/amounts/money'
import type { PriceParts } from '@sojourn/contract/amounts/refund-parts'
import { requestStatus, stateIn } from '@sojourn/contract/calls/status'
import { t } from '@sojourn/contract/words/t'
import type { Conflict, RefundRequest } from '@sojourn/contract/work/conflicts'
import type { Side } from '../../words/order-words.ts'
import { stageWords } from './stage-words.ts'

export interface ConflictStep {
  whose: 'yours' | 'theirs' | 'team' | 'bank' | 'nobody'
  title: string
  text: string
  /** Until when, with the words around it. */
  clock?: { before: string; until: string; after: string }
  amounts?: { name: string; value: Money }[]
  /** The proposal that waits. */
  request?: RefundRequest
}

const SILENCE = {
  accepts: t('Without an answer it counts as accepted on'),
  team: t('Without an answer our team decides from'),
  both: t('Both can accept until'),
}

export function conflictStep(conflict: Conflict, side: Side, other: string): ConflictStep {
  const text = stageWords(conflict, other)
  if (conflict.with_bank) return { whose: 'bank', title: t('The bank decides first'), text }
  const request = waiting(conflict)
  if (request) return ofProposal(request, side, other)
  switch (conflict.stage) {
    case 'direct':
      return ofNobody(conflict, text)
    case 'mediation':
    case 'approval':
      return { whose: 'team', title: t('Waiting for our team’s decision'), text }
    case 'decided':
      return ofDecision(conflict, side, text)
    default:
      return { whose: 'nobody', title: t('The conflict is settled'), text }
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
  const who = isMine ? 'me' : by === 'staff' ? 'team' : 'other'
  const mayAnswer = request.may.includes('accept')
  return {
    whose: mayAnswer ? 'yours' : 'theirs',
    title: proposed(who, request.amount.amount === 0, continues, other),
    text: continues ? goesOn(request) : t('It ends the order once it is accepted.'),
    ...(until && {
      clock: {
        before: SILENCE[by === 'staff' ? 'both' : (request.silence ?? 'team')],
        until,
        after: '.',
      },
    }),
    amounts: amountsOf(request.refund.total, request.agent, side, continues),
    request,
  }
}

function proposed(who: 'me' | 'team' | 'other', isNothing: boolean, continues: boolean, other: string) {
  if (isNothing)
    return continues
      ? t(
          '{who, select, me {You propose that the work goes on} team {Our team proposes that the work goes on} other {{other} proposes that the work goes on}}',
          { who, other },
        )
      : t(
          '{who, select, me {You propose no refund} team {Our team proposes no refund} other {{other} proposes no refund}}',
          { who, other },
        )
  return continues
    ? t(
        '{who, select, me {You propose a refund and that the work goes on} team {Our team proposes a refund and that the work goes on} other {{other} proposes a refund and that the work goes on}}',
        { who, other },
      )
    : t(
        '{who, select, me {You propose a refund} team {Our team proposes a refund} other {{other} proposes a refund}}',
        { who, other },
      )
}

const goesOn = ({ more_days: days }: RefundRequest) =>
  days > 0
    ? t(
        '{days, plural, one {The agent gets one more day for the work.} other {The agent gets # more days for the work.}}',
        { days },
      )
    : t('The work goes on as agreed.')

function amountsOf(back: Money, agent: PriceParts | null, side: Side, continues: boolean) {
  const amounts = [{ name: side === 'client' ? t('You get back') : t('The client gets back'), value: back }]
  if (agent && !continues) {
    amounts.push({ name: side === 'agent' ? t('You get') : t('The agent gets'), value: agent.gets })
    if (agent.commission.amount > 0) amounts.push({ name: t('Our commission'), value: agent.commission })
  }
  return amounts
}

/** Nothing is proposed: what the terms of the order give, and all that is left, are where one begins. */
const ofNobody = (conflict: Conflict, text: string): ConflictStep => ({
  whose: conflict.may.includes('propose') ? 'yours' : 'theirs',
  title: t('Agree on a solution'),
  text,
  ...(conflict.reply_by && {
    clock: { before: t('If nobody answers by'), until: conflict.reply_by, after: t(', our team is asked.') },
  }),
  ...(conflict.refundable.amount > 0 && {
    amounts: [
      {
        name: t('Under the refund terms'),
        value: conflict.suggested,
      },
      { name: t('At most'), value: conflict.refundable },
    ],
  }),
})

const ofDecision = ({ decision, may }: Conflict, side: Side, text: string): ConflictStep => ({
  whose: 'nobody',
  title: t('Our team has decided'),
  text: decision ? t('The reasons are below.') : text,
  ...(decision?.appeal_until && {
    clock: {
      before: may.includes('appeal') ? t('You can appeal until') : t('It can be appealed until'),
      until: decision.appeal_until,
      after: t('. Then it is carried out.'),
    },
  }),
  ...(decision && { amounts: amountsOf(decision.refund.total, decision.agent, side, false) }),
})
