import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { By } from '../../platform/http/by.ts'
import type { AlongWith } from './along.ts'
import type { FactName, Facts } from './facts.ts'

/** A fact as it is heard. The id, which names mails, is null for what passes. */
export type Told<Name extends FactName> = { fact: Name } & Facts[Name] & { id: string | null; by: By }

export type ToldAlong<Name extends FactName> = Told<Name> & AlongWith<Name>

export type Listener<Heard = never> = (context: Context, tx: Tx, fact: Heard) => Promise<unknown>

/**
 * Listeners under `now` run in the same transaction, one after the other, and hear what was told along. Those
 * under `later` are a job of their own each, so that none harms the others.
 */
export interface Hearing<Name extends FactName> {
  now?: readonly Listener<ToldAlong<Name>>[]
  later?: readonly Listener<Told<Name>>[]
}

export type Listeners = { readonly [Name in FactName]: Hearing<Name> }
