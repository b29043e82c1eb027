import type { Listeners } from './ground/facts/listeners.ts'
import { countCompletedOrder } from './supply/agents/count-completed-order.ts'
import { indexAgent, indexPerson } from './supply/search/index-agent.ts'
import { reopenForAddress, reopenForName } from './supply/verification/reopen-verification.ts'
import { endRequests } from './work/completion/end-requests.ts'
import { startIfReady } from './work/completion/start-if-ready.ts'
import { followChargeback, followVerdict } from './work/conflicts/follow-chargeback.ts'
import { followRefund } from './work/conflicts/follow-refund.ts'
import { askForDocuments } from './work/documents/ask-for-documents.ts'
import { followOrders } from './work/goals/follow-orders.ts'
import { cancelUnpaidOfService } from './work/orders/cancel-unpaid-of-service.ts'
import { tellClientsOfRevocation } from './work/orders/tell-clients-of-revocation.ts'

/**
 * Who hears of what. `now` holds in the same transaction: orders are locked before goals, people before agents, and the
 * search index comes last, as it holds the agent. `later` is a job for each, which harms none of the others.
 */
export const listeners: Listeners = {
  profile_changed: { now: [reopenForName, indexPerson] },
  address_changed: { now: [reopenForAddress, indexPerson] },
  timezone_changed: { now: [indexPerson] },
  clock_changed: {},
  picture_changed: { now: [indexPerson] },
  person_suspended: { now: [indexPerson] },
  suspension_lifted: { now: [indexPerson] },

  agent_profile_saved: { now: [indexAgent] },
  username_changed: { now: [indexAgent] },
  leave_turned: { now: [indexAgent] },
  licence_changed: { now: [indexAgent] },
  licence_removed: { now: [indexAgent] },
  licence_decided: { now: [indexAgent] },
  licence_expired: { now: [indexAgent] },
  hours_changed: { now: [indexAgent] },
  slot_held: { now: [indexAgent] },
  busy_times_read: { now: [indexAgent] },
  service_published: { now: [indexAgent] },
  service_changed: { now: [indexAgent] },
  service_unlisted: { now: [cancelUnpaidOfService, indexAgent] },
  verification_sent: {},
  verification_confirmed: {},
  verification_failed: {},
  verification_expired: {},
  verification_reopened: {},
  verification_revoked: { now: [tellClientsOfRevocation] },
  verification_renewed: {},
  standing_turned: { now: [indexAgent] },

  order_made: {},
  order_paid: { now: [followOrders, askForDocuments] },
  order_cancelled: {},
  order_left: { now: [endRequests, followOrders] },
  order_unstarted: {},
  conflict_opened: { now: [endRequests] },
  conflict_moved: {},
  conflict_closed: { now: [followOrders] },
  refund_asked: {},
  refund_answered: {},
  refund_arrived: { now: [followRefund] },
  chargeback_opened: { now: [followChargeback] },
  chargeback_ended: { now: [followVerdict] },
  meeting_booked: { now: [startIfReady] },
  order_started: {},
  stage_set: {},
  completion_asked: {},
  changes_asked: {},
  completion_withdrawn: {},
  order_completed: { now: [countCompletedOrder, indexAgent] },
  money_cleared: {},
  extension_asked: {},
  extension_accepted: {},
  extension_declined: {},
  extension_withdrawn: {},
  document_asked: {},
  document_handed_over: {},
  document_accepted: {},
  document_returned: {},
  document_filed: {},
  document_not_needed: {},
  documents_complete: { now: [startIfReady] },

  subscription_started: {},
  subscription_changed: {},
  subscription_change_planned: {},
  subscription_cancelled: {},
  subscription_resumed: {},
  subscription_renewed: {},
  subscription_past_due: {},
  subscription_ended: {},

  review_written: { now: [indexAgent] },
  review_changed: { now: [indexAgent] },
  review_answered: {},
  review_hidden: { now: [indexAgent] },
  review_shown_again: { now: [indexAgent] },
}
