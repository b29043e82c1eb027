import type { World } from './world.ts'

/** Something that must not be, and whom it is about: an order, or a person. */
export interface Fault {
  rule: string
  /** The ids by which its household is found; none where it is nobody's. */
  of: (string | null)[]
  said: string
}

/** A rule as a query: each row it finds breaks it. `order` and `person` say whose it is; what else it names is told. */
export interface Rule {
  name: string
  query: string
}

type Row = Record<string, unknown>

export const faultOf = (rule: string, { order, person, ...rest }: Row): Fault => ({
  rule,
  of: [order, person].map((id) => (id ? String(id) : null)),
  said: JSON.stringify(rest),
})

/** Each row that a rule finds. */
export async function broken({ server }: Pick<World, 'server'>, rules: readonly Rule[], values: unknown[]) {
  const faults: Fault[] = []
  for (const { name, query } of rules)
    for (const row of (await server.context.pool.query(query, values)).rows) faults.push(faultOf(name, row))
  return faults
}
