import type { Question } from '@sojourn/contract/supply/guide'
import type { AgeBand, GuideParameter } from '@sojourn/contract/supply/guide-answers'
import type { Asked, Place } from './asked.ts'
import type { Say } from './guide-words.ts'
import type { Weighed } from './weigh-visa.ts'

const yesNo = (say: Say) => [
  { value: 'yes', label: say('Yes') },
  { value: 'no', label: say('No') },
]

const ageNames = (say: Say): Record<AgeBand, string> => ({
  'under-18': say('Under 18'),
  '18-30': say('18 to 30'),
  '31-35': say('31 to 35'),
  '36-49': say('36 to 49'),
  '50-plus': say('50 or older'),
})

/** Only what one of these visas still leaves open is worth asking, the most open first. */
export function questionsFor(
  weighed: readonly Weighed[],
  asked: Asked,
  destination: Place,
  say: Say,
): Question[] {
  const counts = new Map<GuideParameter, number>()
  for (const { open } of weighed)
    for (const { field } of open)
      if (asked[field as keyof Asked] === null) counts.set(field, (counts.get(field) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([name]) => questionOf(name, destination, say) ?? [])
}

function questionOf(name: GuideParameter, there: Place, say: Say): Question | null {
  switch (name) {
    case 'age':
      return {
        name,
        text: say('How old are you?'),
        choices: Object.entries(ageNames(say)).map(([value, label]) => ({ value, label })),
      }
    case 'job_offer':
      return { name, text: say('Do you have a job offer in {there}?', { there }), choices: yesNo(say) }
    case 'school_place':
      return {
        name,
        text: say('Do you have a place at a school or university in {there}?', { there }),
        choices: yesNo(say),
      }
    case 'relative':
      return { name, text: say('Do you have close family in {there}?', { there }), choices: yesNo(say) }
    case 'studied_there':
      return { name, text: say('Have you finished a course in {there}?', { there }), choices: yesNo(say) }
    case 'residence':
      return { name, text: say('Where do you live now?'), choices: [] }
    default:
      return null
  }
}
