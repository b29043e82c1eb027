import { type NewReport, StrangersReport } from '@sojourn/contract/talk/reports'
import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../context.ts'
import { askForCaptcha } from '../../people/identity/sign-in/ask-for-captcha.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { reportReceived } from './report-mails.ts'
import { addReport, findReport } from './store.ts'
import { subjects } from './subjects.ts'
import { writeToSide } from './write-to-side.ts'

/** Whoever has no account says who they are and shows that a person is there. */
export async function admitReport(context: Context, actor: Actor, report: NewReport) {
  const account = actor.kind === 'person' ? actor.id : null
  await context.limits.take('report', { ...actor, account })
  if (account !== null) return
  const { error } = StrangersReport.safeParse(report)
  if (error)
    throw new Refusal('invalid_fields', {
      fields: error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
    })
  const use = { action: 'report', address: actor.address } as const
  await askForCaptcha(context, report['g-recaptcha-response'], use)
}

/** Keeps the report with what was reported as it is now, and tells the reporter that it has arrived. */
export const sendReport = (context: Context, actor: Actor, report: NewReport, language?: Language) =>
  transact(context, async (tx) => {
    const { kind, subject: subject_id, category, explanation } = report
    const isPerson = actor.kind === 'person'
    const subject = await subjects[kind].find(tx, subject_id, isPerson ? actor.id : null)
    if (!subject?.isShown || subject.isHidden) throw new Refusal('not_found')
    const { id, is_new } = await addReport(tx, {
      kind,
      subject_id,
      owner_id: subject.ownerId,
      reporter_id: isPerson ? actor.id : null,
      reporter_name: isPerson ? null : (report.name ?? null),
      reporter_email: isPerson ? null : (report.email ?? null),
      category,
      explanation,
      reported: JSON.stringify({ title: subject.title, text: subject.text }),
      created_at: context.clock.now(),
    })
    // Whoever presses again hears what they heard the first time, and our team nothing.
    if (!is_new) return { id }
    const kept = await findReport(tx, id)
    const letter = { ...reportReceived({ id, kind, path: subject.path }), ...(language && { language }) }
    if (kept) await writeToSide(context, tx, kept, 'reporter', letter)
    return { id }
  })
