import { nameForPerson } from '@sojourn/contract/work/traveller-words'
import type { DocumentRow } from './store.ts'

/**
 * The documents of an order as both sides read them: named by whose they are, where several people give such a one. Letters,
 * facts and notices have the bare names.
 */
export function namedByPeople(documents: readonly DocumentRow[], client: string): DocumentRow[] {
  const ofSeveral = new Set(documents.filter(({ person }) => person !== null).map(({ name }) => name))
  return documents.map((row) =>
    row.person === null && !ofSeveral.has(row.name)
      ? row
      : { ...row, name: nameForPerson(row.name, row.person ?? client) },
  )
}
