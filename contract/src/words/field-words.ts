import type { Tokens } from './fill.ts'

/**
 * The build of each language puts the server's own sentences here, by their English, so that a field that is
 * checked in the browser reads as if the server had checked it.
 */
export const FIELD_WORDS: Readonly<Record<string, string | Tokens>> = {}
