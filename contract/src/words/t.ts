import { fill, type Tokens, type Values } from './fill.ts'
import { DIRECTION, LOCALE } from './language.ts'

/**
 * English stands in the source, and the build of each language puts its own words in the place of it. A
 * message is one string in one piece: `t('{count, plural, one {# agent} other {# agents}}', { count })`.
 */
export const t = (message: string, values?: Values): string =>
  values ? fill(LOCALE, DIRECTION, message as string | Tokens, values) : message
