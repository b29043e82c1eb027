import type { DB } from './database/rows.generated.ts'

/** The mark tells whose a row is: their id, their verified email, or the owner of their idempotency keys. */
export type Mark = 'id' | 'email' | 'owner' | 'id, once paid'

/** Rows that tell of a person. Every column is a mark, shown in the export, or withheld for a reason. */
interface Theirs<Table> {
  marks: Partial<Record<keyof Table & string, Mark>>
  shown: readonly (keyof Table & string)[]
  withheld?: Partial<Record<keyof Table & string, string>>
  onDeletion: 'removed' | { kept: string }
}

export type Rule<Table = Record<string, unknown>> = Theirs<Table> | { notPersonal: string }

/** A domain says this of its tables; server/src/domains.ts puts them together. */
export type RulesOf<Tables extends keyof DB> = { [Table in Tables]: Rule<DB[Table]> }

export const SECRET = 'a secret: whoever has it could act as the person'
export const HANDLE = 'part of what proves who somebody is while they sign in or recover'
