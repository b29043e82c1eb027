import { t } from '../words/t.ts'
import type { ClosingName } from './closings.ts'

interface Closing {
  client: string
  agent: string
}

const CLOSINGS: Record<ClosingName, Closing> = {
  unpaid_cancelled: {
    client: t('You cancelled the order before it was paid. Nothing was charged.'),
    agent: t('The order was cancelled before it was paid.'),
  },
  unpaid: {
    client: t('The order was not paid, so it ended. Nothing was charged.'),
    agent: t('The order was not paid, so it ended.'),
  },
  stopped: {
    client: t('The case ended before this stage was paid. What you accepted stays paid.'),
    agent: t('The case ended before this stage was paid. What was accepted stays yours.'),
  },
  accepted: {
    client: t('You accepted the work, and the agent’s share was released.'),
    agent: t('The client accepted the work, and your share was released.'),
  },
  accepted_by_silence: {
    client: t(
      'You did not answer in time, so the work counts as accepted and the agent’s share was released.',
    ),
    agent: t(
      'The client did not answer in time, so the work counts as accepted and your share was released.',
    ),
  },
  agreed_full: {
    client: t('You and the agent agreed on a full refund, so the order was cancelled.'),
    agent: t('You and the client agreed on a full refund, so the order was cancelled.'),
  },
  agreed_partial: {
    client: t('You and the agent agreed on a partial refund. The rest is the agent’s, less our commission.'),
    agent: t('You and the client agreed on a partial refund. The rest is yours, less our commission.'),
  },
  agreed_released: {
    client: t('You and the agent agreed on no refund. The agent is paid, less our commission.'),
    agent: t('You and the client agreed on no refund. The money is yours, less our commission.'),
  },
  silence_full: {
    client: t('Nobody answered the proposal of a full refund in time, so it counts as accepted.'),
    agent: t('Nobody answered the proposal of a full refund in time, so it counts as accepted.'),
  },
  silence_partial: {
    client: t(
      'Nobody answered the proposal of a partial refund in time, so it counts as accepted. The rest is the agent’s, less our commission.',
    ),
    agent: t(
      'Nobody answered the proposal of a partial refund in time, so it counts as accepted. The rest is yours, less our commission.',
    ),
  },
  silence_released: {
    client: t('Nobody answered the proposal of no refund in time, so it counts as accepted.'),
    agent: t('Nobody answered the proposal of no refund in time, so it counts as accepted.'),
  },
  team_proposal_full: {
    client: t('You both accepted the full refund that our team proposed, so the order was cancelled.'),
    agent: t('You both accepted the full refund that our team proposed, so the order was cancelled.'),
  },
  team_proposal_partial: {
    client: t(
      'You both accepted the partial refund that our team proposed. The rest is the agent’s, less our commission.',
    ),
    agent: t(
      'You both accepted the partial refund that our team proposed. The rest is yours, less our commission.',
    ),
  },
  team_proposal_released: {
    client: t('You both accepted what our team proposed: no refund. The agent is paid, less our commission.'),
    agent: t('You both accepted what our team proposed: no refund. The money is yours, less our commission.'),
  },
  decided_full: {
    client: t('Our team decided on a full refund, so the order was cancelled.'),
    agent: t('Our team decided on a full refund, so the order was cancelled.'),
  },
  decided_partial: {
    client: t('Our team decided on a partial refund. The rest is the agent’s, less our commission.'),
    agent: t('Our team decided on a partial refund. The rest is yours, less our commission.'),
  },
  decided_released: {
    client: t('Our team decided that nothing is refunded. The agent is paid, less our commission.'),
    agent: t('Our team decided that nothing is refunded. The money is yours, less our commission.'),
  },
  client_cancelled: {
    client: t('You cancelled the order before the work started, and got a full refund.'),
    agent: t('The client cancelled the order before the work started.'),
  },
  client_withdrew: {
    client: t('You withdrew from the contract, as the law allows.'),
    agent: t('The client withdrew from the contract, as the law allows.'),
  },
  agent_late: {
    client: t('The agent did not start in time, so you cancelled the order and got a full refund.'),
    agent: t('You did not start in time, so the client cancelled the order.'),
  },
  agent_suspended: {
    client: t('The agent’s account is suspended, so you cancelled the order and got a full refund.'),
    agent: t('Your account is suspended, so the client cancelled the order.'),
  },
  declined: {
    client: t('The agent declined the order, and you got a full refund.'),
    agent: t('You declined the order, and the client got a full refund.'),
  },
  unstarted: {
    client: t('Nobody started the work, so the order was cancelled and you got a full refund.'),
    agent: t('Nobody started the work, so the order was cancelled and the client got a full refund.'),
  },
  ended_by_team: {
    client: t('Our team ended the order.'),
    agent: t('Our team ended the order.'),
  },
  gift: {
    client: t('Our team ended the order, since the accounts of client and agent belong together.'),
    agent: t('Our team ended the order, since the accounts of client and agent belong together.'),
  },
  refunded: {
    client: t('All of the money went back to you, so the order was cancelled.'),
    agent: t('All of the money went back to the client, so the order was cancelled.'),
  },
  bank: {
    client: t('Your bank took the whole payment back, so the order was cancelled.'),
    agent: t('The client’s bank took the whole payment back, so the order was cancelled.'),
  },
}

export const closingWords = (name: ClosingName, side: 'client' | 'agent') => CLOSINGS[name][side]

const GOES = {
  full: 'a full refund',
  partial: 'a partial refund',
  released: 'no refund',
}

const STAFF: Record<ClosingName, string> = {
  unpaid_cancelled: 'The client cancelled it before it was paid',
  unpaid: 'It was not paid',
  stopped: 'The case ended before this stage was paid',
  accepted: 'The client accepted the work',
  accepted_by_silence: 'The client did not answer, so the work counts as accepted',
  agreed_full: `Both sides agreed on ${GOES.full}`,
  agreed_partial: `Both sides agreed on ${GOES.partial}`,
  agreed_released: `Both sides agreed on ${GOES.released}`,
  silence_full: `Nobody answered the proposal of ${GOES.full}`,
  silence_partial: `Nobody answered the proposal of ${GOES.partial}`,
  silence_released: `Nobody answered the proposal of ${GOES.released}`,
  team_proposal_full: `Both sides accepted our proposal of ${GOES.full}`,
  team_proposal_partial: `Both sides accepted our proposal of ${GOES.partial}`,
  team_proposal_released: `Both sides accepted our proposal of ${GOES.released}`,
  decided_full: `Our team decided on ${GOES.full}`,
  decided_partial: `Our team decided on ${GOES.partial}`,
  decided_released: `Our team decided on ${GOES.released}`,
  client_cancelled: 'The client cancelled within the cooling-off time',
  client_withdrew: 'The client withdrew from the contract',
  agent_late: 'The agent did not start in time, and the client cancelled',
  agent_suspended: 'The agent is suspended, and the client cancelled',
  declined: 'The agent declined it',
  unstarted: 'Nobody started the work',
  ended_by_team: 'Our team ended it',
  gift: 'Our team ended it, since client and agent belong together',
  refunded: 'All of the money went back',
  bank: 'The client’s bank took the whole payment back',
}

export const closingForStaff = (name: ClosingName) => STAFF[name]
