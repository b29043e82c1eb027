import { Refusal } from '../refusal.ts'

/** A side of the thing takes a step, our staff, the clock, or the processor. */
export type Mover = 'client' | 'agent' | 'staff' | 'system' | 'processor'

export interface Transition<State extends string = string> {
  /** Its number in the rules of the product, under which it is kept and printed; without one, its verb. */
  doc?: string
  /** None for what makes the thing. */
  from: readonly State[]
  to: State
  who: readonly [Mover, ...Mover[]]
  /** The words stand in docs/states.md. */
  what: string
  /** The name under which a person finds it in `may`; without one nobody presses a button for it. */
  action?: string
  refusal?: string
  /** The fact that is told of it; it needs `about`. */
  fact?: string
  /** The number it is told under, where people read the same of two steps. */
  toldAs?: string
}

/** A fact keeps how a thing moved. */
export interface Moved {
  step: string
  /** Null of what was made by it. */
  from: string | null
  to: string
}

interface Thing<Table extends string = string, Subject = never, About = object> {
  /** The page docs/states.md calls it so. */
  name: string
  table: Table
  key: string
  column: string
  /** All of its facts say this, of its row and how it moved. */
  about?(row: Subject, moved: Moved): About
}

/** One kind of thing keeps its state in a column of a table. */
export interface Machine<State extends string = string, Verb extends string = string> extends Thing {
  /** Each state has its code and label on the wire; null means that it never goes there. */
  states: Readonly<Record<State, readonly [code: number, label: string] | null>>
  steps: Readonly<Record<Verb, Transition<State>>>
}

/** A step as it is taken: its row of the table, and whose it is. */
export type Step<
  Row extends Transition = Transition,
  Table extends string = string,
  Subject = never,
  About = object,
> = Row & { readonly verb: string; readonly of: Thing<Table, Subject, About> }

/** Each step stands on the machine by its verb: `orderMachine.cancel`. */
export const machine = <
  State extends string,
  Table extends string,
  const Steps extends Readonly<Record<string, Transition<NoInfer<State>>>>,
  Subject = unknown,
  About = object,
>({
  key = 'id',
  column = 'status',
  steps,
  ...given
}: {
  name: string
  table: Table
  key?: string
  column?: string
  states: Machine<State>['states']
  about?: (row: Subject, moved: Moved) => About
  steps: Steps
}) => {
  const of = { key, column, ...given }
  const verbs = Object.entries(steps).map(([verb, row]) => [verb, { ...row, verb, of }])
  return { ...of, steps, ...Object.fromEntries(verbs) } as Thing<Table, Subject, About> &
    Omit<Machine<State, keyof Steps & string>, 'steps' | 'about'> & { steps: Steps } & {
      readonly [Verb in keyof Steps]: Step<Steps[Verb], Table, Subject, About>
    }
}

/** The step where nobody is told of it, as it follows from something that is told. */
export const untold = <Taken extends Step>({ fact: _, ...step }: Taken) => step as Omit<Taken, 'fact'>

export const leadsFrom = ({ from }: Transition, state: string) => from.includes(state)

/** Buttons and the server go by this one list. */
export function may<State extends string>(
  { steps }: { steps: Readonly<Record<string, Transition<State>>> },
  state: State,
  who: Mover,
): string[] {
  const open = Object.values<Transition<State>>(steps).filter(
    (step) => step.action !== undefined && step.from.includes(state) && step.who.includes(who),
  )
  return [...new Set(open.map(({ action }) => action as string))]
}

/** A step is kept and printed under its number in the rules, or under its verb. */
export const numberOf = ({ doc, verb }: { doc?: string | undefined; verb: string }) => doc ?? verb

/** Somebody who tries a step where the thing is in another state reads it. */
export const refusalOf = ({ refusal }: Transition) =>
  new Refusal('not_now', refusal ? { message: refusal } : {})
