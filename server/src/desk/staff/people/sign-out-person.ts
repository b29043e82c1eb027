import type { Context } from '../../../context.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import { endEverySession } from '../../../people/identity/sessions/end-sessions.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockPerson } from '../store.ts'

/** Signs a person out everywhere, for when somebody else may be in. */
export async function signOutPerson(context: Context, actor: Person, id: string) {
  await transact(context, async (tx) => {
    if (!(await lockPerson(tx, id))) throw new Refusal('not_found')
    await endEverySession(context, tx, id)
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'sign_out_person',
      subject_id: id,
      details: {},
    })
  })
}
