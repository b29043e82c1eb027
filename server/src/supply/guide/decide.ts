import type { GuideAnswer, GuideEntry, Question } from '@sojourn/contract/supply/guide'
import type { EntryRule } from '../../ground/entry-rules/entry-rule.ts'
import { answerOf } from './answer-words.ts'
import type { Asked, Place, Problem } from './asked.ts'
import type { Candidate } from './candidate.ts'
import { type Chosen, chooseVisas } from './choose-visas.ts'
import { contradictionsIn } from './contradictions.ts'
import { type Cover, coverOf } from './covered.ts'
import { decideEntry } from './decide-entry.ts'
import { IN_ENGLISH, type Say } from './guide-words.ts'
import { questionsFor } from './questions.ts'

export interface Decision extends Chosen {
  problems: Problem[]
  entry: GuideEntry | null
  answer: GuideAnswer['answer']
  questions: Question[]
}

const NONE: Chosen = { fits: [], nearly: [], excluded: [] }

/** The whole answer from what was asked, the rules of the passports and the visas of the destination. */
export function decide(
  asked: Asked,
  { rules, visas }: { rules: readonly EntryRule[]; visas: readonly Candidate[] },
  say: Say = IN_ENGLISH,
): Decision {
  const problems = contradictionsIn(asked, say)
  const { destination, purpose } = asked
  if (!destination) return { ...NONE, problems, entry: null, answer: null, questions: [] }
  const entry = decideEntry(asked, destination, rules, say)
  const cover = entry ? coverOf(entry, asked) : 'none'
  const chosen = purpose ? chosenFor({ asked, destination, purpose, entry, cover, visas, say }) : NONE
  return {
    ...chosen,
    problems,
    entry,
    answer: entry && answerOf({ asked, destination, entry, cover, chosen, say }),
    questions: questionsFor(chosen.fits, asked, destination, say),
  }
}

interface Wanted {
  asked: Asked
  destination: Place
  purpose: Place
  entry: GuideEntry | null
  cover: Cover
  visas: readonly Candidate[]
  say: Say
}

/** No visa is offered to whoever needs none. */
function chosenFor({ cover, ...known }: Wanted): Chosen {
  return cover === 'all' ? NONE : chooseVisas(known.visas, { ...known, cover })
}
