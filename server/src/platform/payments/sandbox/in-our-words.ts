import { CustomerUnknown, Forged, Refused, ShortOfFunds, Unreachable } from '@sojourn/sandbox/refusals'
import * as ours from '../processor.ts'

/** A refusal of the sandbox is the one of ours that says the same; the narrower stands first. */
const OURS = [
  [CustomerUnknown, ours.CustomerUnknown],
  [ShortOfFunds, ours.ShortOfFunds],
  [Refused, ours.ProcessorRefused],
  [Unreachable, ours.ProcessorUnreachable],
  [Forged, ours.ForgedDelivery],
] as const

export function inOurWords(error: unknown): never {
  const [, Ours] = OURS.find(([Theirs]) => error instanceof Theirs) ?? []
  throw Ours && error instanceof Error ? new Ours(error.message, { cause: error }) : error
}
