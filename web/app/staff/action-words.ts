const words: Record<string, string> = {
  suspend_person: 'Suspended',
  lift_suspension: 'Lifted the suspension',
  sign_out_person: 'Signed out everywhere',
  join_staff: 'Made staff',
  leave_staff: 'No longer staff',
  claim_verification: 'Took a verification',
  open_document: 'Opened a document',
  verify_agent: 'Verified',
  fail_verification: 'Sent back a verification',
  revoke_verification: 'Took back a verification',
  grant_verification_try: 'Gave another try',
  verify_licence: 'Confirmed a licence',
  fail_licence: 'Sent back a licence',
  revoke_licence: 'Took back a licence',
  make_promos: 'Made promos',
  withdraw_promo: 'Withdrew a promo',
  check_ledger: 'Had the ledger checked',
  settle_payment_alarm: 'Settled a payment',
  unpublish_service: 'Took a service off the market',
  hide_reported: 'Hid what was reported',
  dismiss_report: 'Left what was reported',
  uphold_report: 'Confirmed a decision on a report',
  reverse_report: 'Changed a decision on a report',
  archive_service: 'Put a service away',
}

/** An act of staff as people say it; one without words yet by its own name. */
export const actionWords = (action: string) =>
  words[action] ?? action.charAt(0).toUpperCase() + action.slice(1).replaceAll('_', ' ')
