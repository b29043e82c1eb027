import type { Expression, SqlBool } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import type { By } from '../../platform/http/by.ts'
import { numberOf, refusalOf, type Step } from '../../platform/states/machine.ts'
import type { AlongWith } from './along.ts'
import type { FactName, Facts, NewFact } from './facts.ts'
import { move, type Patch } from './move-store.ts'
import { tell } from './tell.ts'

export type { Patch }

type TableOf<Taken extends Step> = Taken['of']['table'] & keyof DB
type FactOf<Taken> = Taken extends { fact: infer Name extends FactName } ? Name : never
type SubjectOf<Taken> = Taken extends { of: { about?(row: infer Subject, moved: never): unknown } }
  ? Subject
  : never
type AboutOf<Taken> = Taken extends { of: { about?(row: never, moved: never): infer About } } ? About : never

/** The machine and the row say the rest of it. */
type LeftToTell<Taken> = Omit<Facts[FactOf<Taken>], keyof AboutOf<Taken>> & AlongWith<FactOf<Taken>>

interface Written<Taken extends Step> {
  patch?: Patch<TableOf<Taken>>
  /** This must hold of the row besides its state. */
  and?: Expression<SqlBool> | undefined
}

interface Telling<Left> {
  /** A function does what follows from the step before it is told, and answers with what came of it. */
  told: Left | (() => Promise<Left>)
}

type How<Taken extends Step> = Written<Taken> &
  ([FactOf<Taken>] extends [never]
    ? { told?: never }
    : Partial<LeftToTell<Taken>> extends LeftToTell<Taken>
      ? Partial<Telling<LeftToTell<Taken>>>
      : Telling<LeftToTell<Taken>>)

type Rest<Taken extends Step> =
  Partial<How<Taken>> extends How<Taken> ? [how?: How<Taken>] : [how: How<Taken>]

/** A step that is told needs what its machine says of the row; any other only needs to know which. */
type RowOf<Taken> = [FactOf<Taken>] extends [never] ? object : SubjectOf<Taken> & object

type Made<Taken> =
  Partial<LeftToTell<Taken>> extends LeftToTell<Taken>
    ? [told?: LeftToTell<Taken>]
    : [told: LeftToTell<Taken>]

/** The mails about a fact are named by its id. */
type Outcome<Taken> = [FactOf<Taken>] extends [never] ? true : string

/**
 * Takes a step that a person asked for: the row moves, what happened is told, or they are refused with the sentence of the
 * table. From, to and the number of the step come from the row and the machine, and who did it from `context.by`.
 */
export async function perform<Taken extends Step, Row extends RowOf<Taken>>(
  context: Context,
  tx: Tx,
  step: Taken,
  row: Row,
  ...[how]: Rest<Taken>
): Promise<Outcome<Taken>> {
  const done = await go(context, tx, step, row, how)
  if (done === null) throw refusalOf(step)
  return done as Outcome<Taken>
}

/** The same for what is held and was looked at: anything else is a fault of ours, and nothing of it stands. */
export async function performOrFail<Taken extends Step, Row extends RowOf<Taken>>(
  context: Context,
  tx: Tx,
  step: Taken,
  row: Row,
  ...[how]: Rest<Taken>
): Promise<Outcome<Taken>> {
  const done = await go(context, tx, step, row, how)
  if (done !== null) return done as Outcome<Taken>
  const { of, verb } = step
  throw new Error(`${of.name} ${keyOf(step, row)} cannot take step ${verb} from where it is`)
}

/** The same for what may be over by now: false where it is, and nothing happens. */
export async function performOrSkip<Taken extends Step, Row extends RowOf<Taken>>(
  context: Context,
  tx: Tx,
  step: Taken,
  row: Row,
  ...[how]: Rest<Taken>
): Promise<Outcome<Taken> | false> {
  return ((await go(context, tx, step, row, how)) ?? false) as Outcome<Taken> | false
}

interface Loose {
  patch?: object
  and?: Expression<SqlBool> | undefined
  told?: object | (() => Promise<object>)
}

/** It is null where the thing is in none of the states that the table names, or is not there, or `and` does not hold of it. */
async function go(context: Context, tx: Tx, step: Step, row: object, how: Loose = {}) {
  if (!(await move(tx, step, keyOf(step, row), how))) return null
  if (step.fact === undefined) return true
  const told = typeof how.told === 'function' ? await how.told() : how.told
  return say(context, tx, step, row, told)
}

function say(context: Context, tx: Tx, step: Step, row: object, told: object = {}) {
  const { of, from, to, toldAs = numberOf(step) } = step
  const moved = { step: toldAs, from: from.length > 0 ? (row[of.column as never] as string) : null, to }
  const fact = {
    fact: step.fact,
    ...of.about?.(row as never, moved),
    ...told,
  } as unknown as NewFact<FactName>
  return tell(context, tx, fact, whoTakes(step, context.by))
}

/** A thing that is made, and a step that was taken without telling it, are told by this. */
export function tellStep<Taken extends Step, Row extends RowOf<Taken>>(
  context: Context,
  tx: Tx,
  step: Taken,
  row: Row,
  ...[told]: Made<Taken>
): Promise<string> {
  return say(context, tx, step, row, told)
}

const keyOf = ({ of: { key } }: Step, row: object) => row[key as never] as string | number

/** A person takes a step as the only one whom its table lets take it, whatever else they are. */
function whoTakes({ who: [mover, ...others] }: Step, by: By): By {
  const isOfPeople = mover !== 'system' && mover !== 'processor'
  return by.id !== null && isOfPeople && others.length === 0 ? { ...by, mode: mover } : by
}
