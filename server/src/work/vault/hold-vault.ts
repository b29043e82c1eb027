import { holdPerson } from '../../people/account/hold-person.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findPaper, type PaperRow } from './store.ts'

type Owner = Pick<Person, 'id'>

/** Until the transaction ends nobody else changes the vault of this person, or deletes their account. */
export async function holdVault(tx: Tx, { id }: Owner) {
  const person = await holdPerson(tx, id)
  if (!person || person.deleted_at) throw new Refusal('not_signed_in')
}

export async function holdPaper(tx: Tx, actor: Owner, id: string): Promise<PaperRow> {
  await holdVault(tx, actor)
  const paper = await findPaper(tx, actor.id, id)
  if (!paper) throw new Refusal('not_found')
  return paper
}
