import { createHash } from 'node:crypto'

/**
 * The name of a statement follows from its text alone, so that it is the same on every connection and every node: a pooler
 * hands one connection of PostgreSQL to many of ours, and must never find another statement under a name.
 */
export const statementName = (text: string) =>
  `s${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
