import { randomUUID } from 'node:crypto'

/** All entries that one end of a dispute makes are posted for it. */
export const newCause = () => `dispute:${randomUUID()}`
