import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { FactName } from '../facts/facts.ts'
import type { Listeners, Told } from '../facts/listeners.ts'
import type { AuditEntry } from './store.ts'
import { writeAuditEntry } from './write-audit-entry.ts'

type Line = Pick<AuditEntry, 'action' | 'subject_id' | 'details'>
type Audited = { readonly [Name in FactName]?: (fact: Told<Name>) => Line }

const licenceSteps = {
  LI2: 'verify_licence',
  LI3: 'fail_licence',
  LI4: 'revoke_licence',
  LI7: 'name_licence_class',
} as const

const conflictActs = {
  propose: 'propose_in_conflict',
  decide: 'decide_conflict',
  approve: 'approve_conflict',
  return: 'return_conflict',
} as const

const endingActs = { ask: 'ask_to_end_order', end: 'end_order', decline: 'decline_ending' } as const

/**
 * The facts that stand in the audit log when staff brought them about, and what is written there. What staff does without
 * a fact, such as reading, calls `writeAuditEntry` by itself.
 */
export const AUDITED = {
  person_suspended: ({ person, reason }) => ({
    action: 'suspend_person',
    subject_id: person,
    details: { reason },
  }),
  suspension_lifted: ({ person, since, reason }) => ({
    action: 'lift_suspension',
    subject_id: person,
    details: { since, reason },
  }),
  verification_confirmed: ({ agent }) => ({ action: 'verify_agent', subject_id: agent, details: {} }),
  verification_failed: ({ agent, reasons, is_final }) => ({
    action: 'fail_verification',
    subject_id: agent,
    details: { fields: Object.keys(reasons).join(', '), ...(is_final && { final: 'yes' }) },
  }),
  verification_revoked: ({ agent, reason }) => ({
    action: 'revoke_verification',
    subject_id: agent,
    details: { reason: reason ?? '' },
  }),
  licence_decided: ({ agent, step, country, regulator, number, licence_class, reason }) => ({
    action: licenceSteps[step],
    subject_id: agent,
    details: {
      country,
      regulator,
      number,
      ...(licence_class && { licence_class }),
      ...(reason && { reason }),
    },
  }),
  article_published: ({ agent, article }) => ({
    action: 'publish_article',
    subject_id: agent,
    details: { article },
  }),
  article_rejected: ({ agent, article, reason }) => ({
    action: 'reject_article',
    subject_id: agent,
    details: { article, ...(reason && { reason }) },
  }),
  article_hidden: ({ agent, article, reason }) => ({
    action: 'hide_article',
    subject_id: agent,
    details: { article, reason },
  }),
  article_shown_again: ({ agent, article }) => ({
    action: 'show_article',
    subject_id: agent,
    details: { article },
  }),
  service_unlisted: ({ agent, service, title, move, reason }) => ({
    action: move === 'archive' ? 'archive_service' : 'unpublish_service',
    subject_id: agent,
    details: { service, title, ...(reason && { reason }) },
  }),
  report_decided: ({ person, report, kind, step, reason }) => ({
    action: step === 'hidden' ? 'hide_reported' : 'dismiss_report',
    subject_id: person,
    details: { report, kind, reason },
  }),
  report_objection_answered: ({ person, report, kind, result, reason }) => ({
    action: result === 'reversed' ? 'reverse_report' : 'uphold_report',
    subject_id: person,
    details: { report, kind, reason },
  }),
  conflict_judged: ({ person, conflict, act, amount, reason }) => ({
    action: conflictActs[act],
    subject_id: person,
    details: { conflict, amount: String(amount), ...(reason && { reason }) },
  }),
  decision_judged: ({ agent, decision, visa, verdict, reason }) => ({
    action: verdict === 'out' ? 'take_out_decision' : 'count_decision',
    subject_id: agent,
    details: { decision, visa, reason },
  }),
  ending_judged: ({ person, ref, act, amount, reason }) => ({
    action: endingActs[act],
    subject_id: person,
    details: { order: ref, amount: String(amount), ...(reason && { reason }) },
  }),
} satisfies Audited

/** Lets the audit log hear, in the same transaction, of each fact it is told of. */
export function withAudit(listeners: Listeners): Listeners {
  const names = Object.keys(AUDITED) as (keyof typeof AUDITED)[]
  const hearing = (name: FactName) => listeners[name] as { now?: readonly unknown[] }
  return {
    ...listeners,
    ...Object.fromEntries(
      names.map((name) => [name, { ...hearing(name), now: [...(hearing(name).now ?? []), writeIfByStaff] }]),
    ),
  }
}

async function writeIfByStaff(context: Context, tx: Tx, fact: Told<keyof typeof AUDITED>) {
  const { id, mode } = fact.by
  if (mode !== 'staff' || id === null) return
  const line = AUDITED[fact.fact] as (told: typeof fact) => Line
  await writeAuditEntry(context, tx, { staff_id: id, ...line(fact) })
}
