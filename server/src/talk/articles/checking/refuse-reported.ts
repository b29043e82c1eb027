import type { Tx } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { reportThatHides } from './hide-store.ts'

/** Only the answer to an objection shows again what a decision about a report hides. */
export async function refuseReported(tx: Tx, id: string) {
  if (await reportThatHides(tx, id))
    throw new Refusal('not_now', {
      message: 'A decision about a report hides this article. Only the answer to an objection changes that.',
    })
}

/** Nobody is asked to read what no approval would show. */
export async function refuseReportedOfAgent(tx: Tx, id: string) {
  if (await reportThatHides(tx, id))
    throw new Refusal('not_now', {
      message:
        'A decision about a report hides this article. You can object to it by the link in our email, or write another article.',
    })
}
