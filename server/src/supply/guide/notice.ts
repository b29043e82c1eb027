import type { Place } from './asked.ts'
import type { Say } from './guide-words.ts'

/** No answer of the guide is a promise: the authority decides. */
export function noticeFor(destination: Place | null, authority: string | null, say: Say) {
  if (authority)
    return say(
      'Only {authority} decides who may enter and who gets a visa. Rules change: confirm them there before you pay or travel.',
      { authority },
    )
  return destination
    ? say(
        'Only the authority of {there} decides who may enter and who gets a visa. Rules change: confirm them there before you pay or travel.',
        { there: destination },
      )
    : say(
        'Only the authority of a country decides who may enter and who gets a visa. Rules change: confirm them there before you pay or travel.',
      )
}
