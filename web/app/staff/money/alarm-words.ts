import type { PaymentAlarmKind } from '@sojourn/contract/desk/staff-ledger'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'

interface Words {
  what: string
  advice: string
  /** The page where our team does it. */
  at?: { name: string; path: string }
}

const failedRefunds = { name: 'Refunds that did not arrive', path: staffPaths.failedRefunds() }

const words: Record<PaymentAlarmKind, Words> = {
  wrong_amount: {
    what: 'A payment was made with a different amount than agreed',
    advice: 'We are refunding it. Find out at the processor why the amount was different.',
  },
  wrong_reference: {
    what: 'The processor says that a payment belongs to another order',
    advice: 'Nothing was booked. Compare the payment with the processor’s dashboard.',
  },
  second_charge: {
    what: 'A client was charged twice for one payment',
    advice: 'Refund the second charge on the processor’s dashboard.',
  },
  wrong_refund: {
    what: 'The amount refunded is not the amount we asked for',
    advice: 'Nothing was booked. Compare the refund with the processor’s dashboard.',
  },
  refund_failed: {
    what: 'A refund failed',
    advice:
      'The card refused it. Its payer is told and chooses; without an answer it becomes credit. Don’t refund them on the processor’s dashboard: try again, make it credit or pay by bank here. The alert closes by itself.',
    at: failedRefunds,
  },
  refund_returned: {
    what: 'The client’s bank sent a refund back to us',
    advice:
      'It had arrived, and waits for its payer again, who is told and chooses; without an answer it becomes credit. Don’t refund them on the processor’s dashboard: try again, make it credit or pay by bank here. The alert closes by itself.',
    at: failedRefunds,
  },
  refund_elsewhere: {
    what: 'A refund was made on the processor’s dashboard',
    advice:
      'The refund is booked. The order goes on as it was: decide with the client and the agent whether it ends.',
  },
  refund_by_hand: {
    what: 'A refund was made on the processor’s dashboard and is not booked',
    advice: 'The money of this payment is no longer held here. Write down who bears the refund.',
  },
  balance_short: {
    what: 'There is too little money at the processor to pay agents out',
    advice:
      'Payouts wait and are tried again. Add money to our balance there, and see that its payouts are manual.',
  },
  payout_left_behind: {
    what: 'A payout was in progress at a processor that is no longer used',
    advice:
      'Look for it on that processor’s dashboard. Where it is on its way here too, mark it as paid or failed among the payouts; where it failed here and left there, pause the agent’s payouts.',
  },
  payout_without_owner: {
    what: 'A payout came back after its agent’s account was deleted',
    advice:
      'The money is theirs, and nobody can withdraw it. Find them, then resolve this with the bank account that they name: a transfer by bank opens among the payouts, which two of our team make.',
    at: { name: 'Payouts', path: staffPaths.payouts() },
  },
  stuck_after_close: {
    what: 'A payment page could not be closed',
    advice: 'The client may still be charged. Check the payment on the processor’s dashboard.',
  },
  attempt_refused: {
    what: 'The processor rejected our request',
    advice: 'The client could not pay. Check the processor’s keys and settings.',
  },
  attempt_unanswered: {
    what: 'The processor never told us how a payment ended',
    advice:
      'Look for the payment on the processor’s dashboard. If the client was charged, refund them there.',
  },
  attempt_not_known: {
    what: 'The processor does not know a payment that we asked for',
    advice: 'Check that the processor’s keys belong to the account that took the payment.',
  },
  attempt_left_behind: {
    what: 'A payment was in progress at a processor that is no longer used',
    advice:
      'Look for the payment on that processor’s dashboard. If the client was charged, refund them there.',
  },
  dispute: {
    what: 'The payer’s bank disputes a payment',
    advice: 'Send the bank your evidence on the processor’s dashboard before the deadline.',
  },
  dispute_won: {
    what: 'We won a dispute',
    advice: 'The money is where it was before. Nothing else is needed.',
  },
  dispute_lost: {
    what: 'We lost a dispute',
    advice:
      'The payer’s bank kept the money. Of an order: decide in its conflict what becomes of anything that is left.',
  },
  dispute_by_hand: {
    what: 'A dispute is not booked',
    advice:
      'While the bank decides about a part of a payment, or about a plan, nothing needs to be done. If it decided again after an appeal, resolve this and say who bears the money.',
  },
}

/** A kind of a newer release is called by its own name. */
export const alarmWords = (kind: string): Words =>
  Object.hasOwn(words, kind)
    ? words[kind as PaymentAlarmKind]
    : { what: kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('_', ' '), advice: '' }
