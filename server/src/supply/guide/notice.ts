import type { Place } from './asked.ts'
import { nameOf } from './place-name.ts'

/** Who decides: no answer of the guide is a promise. */
export function noticeFor(destination: Place | null, authority: string | null) {
  const who =
    authority ?? (destination ? `the authority of ${nameOf(destination)}` : 'the authority of a country')
  return `Only ${who} decides who may enter and who gets a visa. Rules change: confirm them there before you pay or travel.`
}
