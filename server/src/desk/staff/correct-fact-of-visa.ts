import { FACT_NAMES } from '@sojourn/contract/ground/fact-words'
import type { Context } from '../../context.ts'
import { writeAuditEntry } from '../../ground/audit/write-audit-entry.ts'
import { closeFactReport } from '../../ground/reference/corrections/close-fact-report.ts'
import { type Correction, correctFact } from '../../ground/reference/corrections/correct-fact.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'

/** The audit log gets an entry. */
export const correctFactOfVisa = (context: Context, { id }: Person, correction: Correction) =>
  transact(context, async (tx) => {
    const visa = await correctFact(context, tx, id, correction)
    await writeAuditEntry(context, tx, {
      staff_id: id,
      action: 'correct_fact',
      subject_id: null,
      details: { visa: visa.id, fact: FACT_NAMES[correction.fact], reason: correction.reason },
    })
  })

export const closeReportOfFact = (
  context: Context,
  { id }: Person,
  closing: { id: string; reason: string },
) =>
  transact(context, async (tx) => {
    const closed = await closeFactReport(context, tx, id, closing)
    await writeAuditEntry(context, tx, {
      staff_id: id,
      action: 'close_fact_report',
      subject_id: null,
      details: { visa: closed.visa_id, report: closing.id, reason: closing.reason },
    })
    return { visa: closed.visa_id }
  })
