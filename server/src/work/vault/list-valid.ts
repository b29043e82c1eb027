import type { Context } from '../../context.ts'
import { dayOf } from '../../platform/clock.ts'
import { currentOf } from './current-version.ts'
import { papersOf, versionsOf } from './store.ts'
import { mayOpen } from './view.ts'

/** The papers of a vault that can be handed over and have not expired. */
export async function listValid({ db, clock }: Pick<Context, 'db' | 'clock'>, ownerId: string) {
  const [papers, versions] = [await papersOf(db, ownerId), await versionsOf(db, ownerId)]
  const ofPaper = Map.groupBy(versions, ({ paper_id }) => paper_id)
  const today = dayOf(clock.now())
  return papers.filter(({ id }) => {
    const current = currentOf(ofPaper.get(id) ?? [])
    return current && mayOpen(current) && (current.expires_on === null || current.expires_on >= today)
  })
}
