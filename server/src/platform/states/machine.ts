import { Refusal } from '../refusal.ts'

/** Who takes a step: a side of the thing, our staff, the clock, or the processor. */
export type Mover = 'client' | 'agent' | 'staff' | 'system' | 'processor'

/** A row of a state table. */
export interface Transition<State extends string = string> {
  /** None for what makes the thing. */
  from: readonly State[]
  to: State
  who: readonly [Mover, ...Mover[]]
  /** What happens, in words, for docs/states.md. */
  what: string
  /** The name under which a person finds it in `may`; without one nobody presses a button for it. */
  action?: string
  /** What is said to who tries it in another state. */
  refusal?: string
}

/** The states of one kind of thing, kept in a column of a table, and every step between them. */
export interface Machine<
  State extends string = string,
  Step extends string = string,
  Table extends string = string,
> {
  /** What docs/states.md calls it. */
  name: string
  table: Table
  key: string
  column: string
  /** Each with its code and label on the wire; null for a state that never goes there. */
  states: Readonly<Record<State, readonly [code: number, label: string] | null>>
  steps: Readonly<Record<Step, Transition<State>>>
}

export const machine = <State extends string, Step extends string, Table extends string>({
  key = 'id',
  column = 'status',
  ...given
}: {
  name: string
  table: Table
  key?: string
  column?: string
  states: Machine<State>['states']
  steps: Readonly<Record<Step, Transition<NoInfer<State>>>>
}): Machine<State, Step, Table> => ({ key, column, ...given })

/** What this side can do now, by name: the one list that buttons and the server go by. */
export function may<State extends string>({ steps }: Machine<State>, state: State, who: Mover): string[] {
  const open = Object.values<Transition<State>>(steps).filter(
    (step) => step.action !== undefined && step.from.includes(state) && step.who.includes(who),
  )
  return [...new Set(open.map(({ action }) => action as string))]
}

/** What is said to who tries a step where the thing is in another state. */
export function refusalOf<Step extends string>({ steps }: Machine<string, Step>, step: Step) {
  const message = steps[step].refusal
  return new Refusal('not_now', message ? { message } : {})
}
