/** What staff do, as the audit log says it. */
export const AUDIT_ACTIONS = {
  suspend_person: 'Suspended',
  lift_suspension: 'Lifted the suspension',
  sign_out_person: 'Signed out everywhere',
  join_staff: 'Joined staff',
  leave_staff: 'Left staff',
  claim_verification: 'Claimed a verification',
  open_document: 'Opened a document',
  verify_agent: 'Verified',
  fail_verification: 'Requested changes to a verification',
  revoke_verification: 'Revoked a verification',
  grant_verification_try: 'Allowed another attempt',
  verify_licence: 'Confirmed a licence',
  fail_licence: 'Requested changes to a licence',
  revoke_licence: 'Revoked a licence',
  make_promos: 'Created coupons',
  withdraw_promo: 'Withdrew a coupon',
  check_ledger: 'Requested a ledger check',
  settle_payment_alarm: 'Resolved a payment alert',
  unpublish_service: 'Unpublished a service',
  archive_service: 'Archived a service',
  hide_reported: 'Hid reported content',
  dismiss_report: 'Kept reported content',
  uphold_report: 'Confirmed a decision on a report',
  reverse_report: 'Changed a decision on a report',
  propose_in_conflict: 'Proposed a solution in a conflict',
  decide_conflict: 'Decided a conflict',
  approve_conflict: 'Agreed to a decision on a conflict',
  return_conflict: 'Sent a decision on a conflict back',
  open_order: 'Opened an order',
  end_order: 'Ended an order',
  ask_to_end_order: 'Asked a colleague to agree to end an order',
  decline_ending: 'Declined to end an order',
  change_rule: 'Changed a rule',
  read_conversation: 'Read a conversation',
  write_in_conversation: 'Wrote in a conversation',
} as const
export type AuditAction = keyof typeof AUDIT_ACTIONS

/** How each detail of an act is called, and what its value is. Only fields named here can be written down. */
export const AUDIT_FIELDS = {
  alarm: { name: 'Alert ID', is: 'text' },
  amount: { name: 'Amount', is: 'cents' },
  by: { name: 'Source', is: 'text' },
  conflict: { name: 'Conflict ID', is: 'text' },
  country: { name: 'Country', is: 'country' },
  coupon: { name: 'Coupon ID', is: 'text' },
  expires_at: { name: 'Expires', is: 'instant' },
  fields: { name: 'Fields', is: 'judged' },
  final: { name: 'Final', is: 'text' },
  kind: { name: 'Alert', is: 'alarm' },
  note: { name: 'Note', is: 'text' },
  number: { name: 'Licence number', is: 'text' },
  order: { name: 'Order', is: 'text' },
  purpose: { name: 'Purpose', is: 'text' },
  quantity: { name: 'Quantity', is: 'text' },
  reason: { name: 'Reason', is: 'text' },
  report: { name: 'Report ID', is: 'text' },
  regulator: { name: 'Regulator', is: 'text' },
  service: { name: 'Service ID', is: 'text' },
  since: { name: 'Suspended since', is: 'instant' },
  title: { name: 'Service', is: 'text' },
} as const satisfies Record<string, { name: string; is: AuditValue }>
export type AuditField = keyof typeof AUDIT_FIELDS
export type AuditDetails = Partial<Record<AuditField, string>>

/** `cents` are minor units of US dollars; `judged` is a list of the parts of a verification. */
type AuditValue = 'text' | 'cents' | 'instant' | 'country' | 'judged' | 'alarm'
