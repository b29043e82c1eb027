import type { FactName } from './facts.ts'

/**
 * A room tells these along with a fact for those who hear it at once or write letters of it, and nobody keeps them.
 * Each room says it of its facts, beside its letters: `declare module '…/ground/facts/along.ts' { interface Along {
 * order_left: … } }`. What may be undefined may be left out.
 */
// biome-ignore lint/suspicious/noEmptyInterface: The rooms fill it in.
export interface Along {}

export type AlongWith<Name extends FactName> = Name extends keyof Along
  ? undefined extends Along[Name]
    ? { along?: Along[Name] }
    : { along: Along[Name] }
  : object
