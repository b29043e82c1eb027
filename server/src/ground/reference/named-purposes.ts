import { PURPOSES } from './purposes.ts'

/** Purposes on the wire, in the order they are offered. */
export const namedPurposes = (slugs: readonly string[]) =>
  PURPOSES.filter(({ slug }) => slugs.includes(slug)).map(({ slug, name }) => ({ id: slug, name }))
