import type { Tokens } from './fill.ts'

/**
 * What the rules of forms say, by their English. The build of each language puts the server's own sentences here, so that a
 * field that is checked in the browser reads as if the server had checked it.
 */
export const FIELD_WORDS: Readonly<Record<string, string | Tokens>> = {}
