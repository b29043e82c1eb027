import type { FactName } from './facts.ts'

/**
 * What is told along with a fact for those who write letters of it, and is not kept. Each room says it of its facts, beside its
 * letters: `declare module '…/ground/facts/along.ts' { interface Along { order_left: … } }`. What may be undefined may be left out.
 */
// biome-ignore lint/suspicious/noEmptyInterface: The rooms fill it in.
export interface Along {}

export type AlongWith<Name extends FactName> = Name extends keyof Along
  ? undefined extends Along[Name]
    ? { along?: Along[Name] }
    : { along: Along[Name] }
  : object
