import { withAudit } from './ground/audit/audited.ts'
import type { Listeners } from './ground/facts/listeners.ts'
import { letters } from './letters.ts'
import { alarmPayout } from './money/payments/alarms/alarm-payout.ts'
import { alarmShortBalance } from './money/payments/alarms/alarm-short-balance.ts'
import { followCreditRefund, followKeptRefund } from './money/payments/credit/follow-credit-refund.ts'
import { announceSuspension } from './people/identity/sessions/admit-socket.ts'
import { indexAgent, indexPerson } from './supply/search/index/index-agent.ts'
import { reopenForAddress, reopenForName } from './supply/verification/reopen-verification.ts'
import { addLine, leaveAsStaff, openConversation } from './talk/conversations/add-line.ts'
import { addOfferLine } from './talk/conversations/add-offer-line.ts'
import { tellOfLostMessageFile } from './talk/conversations/files/tell-of-lost-file.ts'
import { noteOffer } from './talk/conversations/questions/note-offer.ts'
import { pushMessages } from './talk/notifications/push-messages.ts'
import { withNotices } from './talk/notifications/with-notices.ts'
import { hideReviewOfHeld, showReviewOfPassed } from './talk/reviews/hide-review-of-gift.ts'
import { markReviewRefunded } from './talk/reviews/mark-refunded.ts'
import { endRequests } from './work/completion/end-requests.ts'
import { setClearingDay } from './work/completion/set-clearing-day.ts'
import { startIfReady, startOnceAgreed } from './work/completion/start-if-ready.ts'
import { dropEnding } from './work/conflicts/endings/drop-ending.ts'
import { followChargeback, followVerdict } from './work/conflicts/follow-chargeback.ts'
import { followFailedRefund, followRefund } from './work/conflicts/refunds/follow-refund.ts'
import { followRefundElsewhere } from './work/conflicts/refunds/follow-refund-elsewhere.ts'
import { countAround, countOfGoal, countOfOrder } from './work/decisions/follow-what-happens.ts'
import { askForDocuments } from './work/documents/ask-for-documents.ts'
import { returnLostDocument } from './work/documents/return-lost-document.ts'
import { lookAtGift } from './work/gifts/hold-gift.ts'
import { planQuestion } from './work/goals/asking/plan-question.ts'
import { followOrders, startGoal } from './work/goals/orders/follow-orders.ts'
import { endMeetingRequests, endMeetings } from './work/meetings/end-meetings.ts'
import { endExtras } from './work/offers/extras/end-extras.ts'
import { agreeOffer, reopenOffer } from './work/offers/follow-order.ts'
import { countCompletedCase } from './work/orders/stages/count-completed-case.ts'
import { openNextStage } from './work/orders/stages/open-next-stage.ts'
import { stopAfterRefund } from './work/orders/stages/stop-after-refund.ts'
import { tellClientsOfRefusal, tellClientsOfRevocation } from './work/orders/tell-clients-of-revocation.ts'
import { tellClientsOfSuspension } from './work/orders/tell-clients-of-suspension.ts'
import { cancelUnpaidOfService } from './work/orders/unpaid/cancel-unpaid-of-service.ts'

/**
 * The table in `talk/notifications/who-hears.ts` says which person is told. `now` holds in the same
 * transaction: orders are locked before goals, people before agents, and the search index comes last, as it
 * holds the agent. `later` is a job for each, which harms none of the others. The audit log hears what staff
 * does as well (`ground/audit/audited.ts`).
 */
export const listeners: Listeners = withAudit(
  withNotices(letters, {
    profile_changed: { now: [reopenForName, indexPerson] },
    address_changed: { now: [reopenForAddress, indexPerson] },
    nationality_changed: {},
    timezone_changed: { now: [indexPerson] },
    clock_changed: {},
    language_changed: {},
    picture_changed: { now: [indexPerson] },
    email_proven: {},
    password_changed: {},
    two_step_turned: {},
    device_new: {},
    codes_guessed: {},
    account_connected: {},
    account_disconnected: {},
    email_restored: { now: [indexPerson] },
    virus_found: {},
    file_lost: { now: [returnLostDocument, tellOfLostMessageFile] },
    person_suspended: {
      now: [tellClientsOfSuspension, announceSuspension, indexPerson],
      later: [countAround],
    },
    /** Asked for, or undone. */
    deletion_turned: { now: [indexPerson] },
    suspension_lifted: { now: [indexPerson], later: [countAround] },
    agents_found: {},
    deadlines_near: {},

    agent_profile_saved: { now: [indexAgent] },
    username_changed: { now: [indexAgent] },
    leave_turned: { now: [indexAgent] },
    licence_changed: { now: [indexAgent] },
    licence_removed: { now: [indexAgent] },
    licence_decided: { now: [indexAgent] },
    licence_ends: {},
    licence_expired: { now: [indexAgent] },
    hours_changed: { now: [indexAgent] },
    slot_held: { now: [indexAgent] },
    busy_times_read: { now: [indexAgent] },
    calendar_lost: {},
    service_published: { now: [indexAgent] },
    service_changed: { now: [indexAgent] },
    service_unlisted: { now: [cancelUnpaidOfService, indexAgent] },
    verification_sent: {},
    verification_confirmed: {},
    verification_failed: { now: [tellClientsOfRefusal] },
    verification_expired: {},
    verification_reopened: {},
    verification_revoked: { now: [tellClientsOfRevocation] },
    verification_renewed: {},
    verification_ends: {},
    verification_nears_lapse: {},
    verification_lapsed: {},
    verification_try_granted: {},
    standing_turned: { now: [indexAgent] },

    offer_sent: { now: [addOfferLine, noteOffer] },
    offer_change_asked: { now: [addOfferLine] },
    offer_accepted: { now: [addOfferLine] },
    offer_agreed: { now: [addOfferLine] },
    offer_declined: { now: [addOfferLine] },
    offer_taken_back: { now: [addOfferLine] },
    offer_expired: { now: [addOfferLine] },
    offer_ending: {},
    extra_asked: { now: [addOfferLine] },
    extra_declined: { now: [addOfferLine] },
    extra_withdrawn: { now: [addOfferLine] },
    extra_agreed: { now: [addOfferLine] },

    goal_decided: { now: [countOfGoal] },
    decision_wanted: {},
    visa_changed: {},
    decision_judged: {},

    order_made: {},
    order_paid: { now: [agreeOffer, startGoal, askForDocuments, openConversation], later: [lookAtGift] },
    order_cancelled: { now: [reopenOffer] },
    order_without_service: {},
    agent_revoked: {},
    agent_suspended: {},
    stage_opened: { now: [addLine] },
    stage_waits: {},
    case_stopped: { now: [endExtras, addLine] },
    early_start_agreed: { now: [addLine, startOnceAgreed] },
    order_left: {
      now: [
        stopAfterRefund,
        endExtras,
        dropEnding,
        endRequests,
        endMeetings,
        followOrders,
        addLine,
        leaveAsStaff,
      ],
      later: [countOfOrder],
    },
    order_unstarted: { now: [addLine] },
    conflict_opened: { now: [endRequests, endMeetingRequests, addLine] },
    conflict_moved: { now: [addLine] },
    conflict_judged: {},
    ending_judged: {},
    conflict_closed: {
      now: [stopAfterRefund, endExtras, dropEnding, endMeetings, followOrders, addLine, leaveAsStaff],
      later: [markReviewRefunded],
    },
    evidence_added: {},
    refund_asked: { now: [addLine] },
    refund_answered: { now: [addLine] },
    proposal_unanswered: {},
    decision_nears: {},
    refund_arrived: { now: [followRefund, followCreditRefund] },
    refund_elsewhere: { now: [followRefundElsewhere] },
    order_refunded: { now: [addLine] },
    refund_failed: { now: [followFailedRefund] },
    refund_kept: { now: [followRefund, followKeptRefund] },
    refund_warned: {},
    refund_bank_given: {},
    refund_sent: { now: [followRefund, followCreditRefund] },
    refund_stopped: {},
    refund_paid: {},
    money_returns: {},
    credit_paid_out: {},
    credit_refused: {},
    credit_with_bank: {},
    credit_owed: {},
    debt_relieved: {},
    coupons_given: {},
    refund_by_bank: {},
    chargeback_opened: { now: [followChargeback] },
    chargeback_ended: { now: [followVerdict] },
    meeting_booked: { now: [addLine, startIfReady] },
    meeting_moved: { now: [addLine], later: [indexAgent] },
    meeting_cancelled: { now: [addLine], later: [indexAgent] },
    meeting_done: {},
    meeting_missed: { now: [addLine] },
    meeting_nears: {},
    meeting_time_asked: { now: [addLine] },
    meeting_time_declined: { now: [addLine] },
    meeting_time_withdrawn: { now: [addLine] },
    order_started: { now: [addLine] },
    stage_set: { now: [addLine] },
    completion_asked: { now: [addLine] },
    completion_unanswered: {},
    changes_asked: { now: [addLine] },
    completion_withdrawn: { now: [addLine] },
    order_completed: {
      now: [dropEnding, endMeetings, addLine, openNextStage, endExtras, countCompletedCase],
      later: [indexAgent, lookAtGift, countOfOrder, planQuestion],
    },
    money_released: { now: [setClearingDay] },
    money_cleared: {},
    gift_held: { later: [hideReviewOfHeld] },
    gift_passed: { later: [showReviewOfPassed] },
    extension_asked: { now: [addLine] },
    extension_unanswered: {},
    extension_accepted: { now: [addLine] },
    extension_declined: { now: [addLine] },
    extension_withdrawn: { now: [addLine] },
    document_asked: { now: [addLine] },
    document_handed_over: { now: [addLine] },
    document_accepted: { now: [addLine] },
    document_returned: { now: [addLine] },
    document_filed: {},
    document_not_needed: {},
    documents_owed: {},
    documents_complete: { now: [addLine, startIfReady] },

    message_sent: { now: [pushMessages] },
    question_closed: {},
    answer_time_measured: { now: [indexAgent] },

    payout_asked: {},
    payout_paid: {},
    payout_stopped: {},
    payout_waits: {},
    payout_less: {},
    payouts_paused: {},
    payouts_resumed: {},
    wallet_changed: {},
    wallet_incomplete: {},
    wallet_refused: {},
    payout_schedule_stopped: {},
    payout_skipped: {},
    balance_short: { now: [alarmShortBalance] },
    payout_needs_people: { now: [alarmPayout] },

    subscription_started: {},
    subscription_changed: {},
    subscription_change_planned: {},
    subscription_cancelled: {},
    subscription_resumed: {},
    subscription_renewed: {},
    subscription_past_due: {},
    subscription_ended: {},
    subscription_renews_soon: {},
    subscription_unpaid: {},
    subscription_taken_back: {},

    review_written: { now: [indexAgent] },
    review_changed: { now: [indexAgent] },
    review_answered: {},
    review_hidden: { now: [indexAgent] },
    review_shown_again: { now: [indexAgent] },

    report_decided: {},
    report_objection_answered: {},

    article_sent: {},
    article_published: {},
    article_rejected: {},
    article_taken: {},
    article_hidden: {},
    article_shown_again: {},
  }),
)
