import { randomUUID } from 'node:crypto'
import type { NewDeadlinePaper } from '@sojourn/contract/work/own-deadlines'
import { MOST_HAND_PAPERS } from '@sojourn/contract/work/own-deadlines-words'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import {
  addPaper,
  countPapers,
  deletePaper,
  hasCountry,
  hasPurpose,
  lockOwner,
  setPaper,
} from './paper-store.ts'
import { sealName } from './sealed-names.ts'

export async function addDeadlinePaper(context: Context, actor: Person, paper: NewDeadlinePaper) {
  await checkPlaces(context, paper)
  return transact(context, async (tx) => {
    if (!(await lockOwner(tx, actor.id))) throw new Refusal('not_found')
    if ((await countPapers(tx, actor.id)) >= MOST_HAND_PAPERS)
      throw new Refusal('not_now', {
        message: `You can keep ${MOST_HAND_PAPERS} papers. Please remove one first.`,
      })
    const [id, now] = [randomUUID(), context.clock.now()]
    await addPaper(tx, {
      id,
      person_id: actor.id,
      ...rowOf(context, id, paper),
      created_at: now,
      updated_at: now,
    })
    return { id }
  })
}

export async function changeDeadlinePaper(
  context: Context,
  actor: Person,
  id: string,
  paper: NewDeadlinePaper,
) {
  await checkPlaces(context, paper)
  return transact(context, async (tx) => {
    const changed = { ...rowOf(context, id, paper), updated_at: context.clock.now() }
    if (!(await setPaper(tx, actor.id, id, changed))) throw new Refusal('not_found')
    return { id }
  })
}

export const removeDeadlinePaper = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    if (!(await deletePaper(tx, actor.id, id))) throw new Refusal('not_found')
  })

/** Only a visa or permit has a purpose. */
const rowOf = (
  context: Context,
  id: string,
  { kind, name, country, purpose, ends_on }: NewDeadlinePaper,
) => ({
  kind,
  sealed_name: sealName(context, id, name),
  country_iso: country ?? null,
  purpose: kind === 'visa' || kind === 'permit' ? (purpose ?? null) : null,
  ends_on,
})

async function checkPlaces({ db }: Context, { country, purpose }: NewDeadlinePaper) {
  if (country && !(await hasCountry(db, country))) throw invalidField('country', 'please choose a country')
  if (purpose && !(await hasPurpose(db, purpose))) throw invalidField('purpose', 'please choose a purpose')
}
