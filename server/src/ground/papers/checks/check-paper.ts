import type { PaperCheck } from '@sojourn/contract/ground/papers'
import { brightEnough } from './bright-enough.ts'
import { enoughDots } from './enough-dots.ts'
import { nameAgrees } from './name-agrees.ts'
import { noDouble } from './no-double.ts'
import { numberAgrees } from './number-agrees.ts'
import { opens } from './opens.ts'
import { pageCount } from './page-count.ts'
import type { PaperFacts, PaperRule } from './paper-facts.ts'
import { photoSize } from './photo-size.ts'
import { recentEnough } from './recent-enough.ts'
import { rightKind } from './right-kind.ts'
import { rightWayUp } from './right-way-up.ts'
import { sharpEnough } from './sharp-enough.ts'
import { smallEnough } from './small-enough.ts'
import { validLongEnough } from './valid-long-enough.ts'
import { wholePage } from './whole-page.ts'

const RULES: readonly PaperRule[] = [
  opens,
  rightKind,
  sharpEnough,
  brightEnough,
  wholePage,
  rightWayUp,
  enoughDots,
  pageCount,
  nameAgrees,
  numberAgrees,
  validLongEnough,
  recentEnough,
  photoSize,
  smallEnough,
  noDouble,
]

/** None of the rules stops anything. */
export function checkPaper(paper: PaperFacts): PaperCheck[] {
  const rules = paper.found.fault ? [opens] : RULES
  return rules.flatMap(({ rule, name, check }) => {
    const told = check(paper)
    return told ? [{ rule, name, ...told }] : []
  })
}

/** The file ended the process that read it. */
export const COULD_NOT_LOOK: PaperCheck = {
  rule: 'opens',
  name: 'Opening the file',
  answer: 'unsure',
  text: 'We could not look into this file. That says nothing about it: please look at it with your own eyes.',
}
