import type { Question } from '@sojourn/contract/supply/guide'
import { AGE_BANDS, type GuideParameter } from '@sojourn/contract/supply/guide-answers'
import type { Asked, Place } from './asked.ts'
import { nameOf } from './place-name.ts'
import type { Weighed } from './weigh-visa.ts'

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** What is worth asking: only what one of these visas still leaves open, the most open first. */
export function questionsFor(weighed: readonly Weighed[], asked: Asked, destination: Place): Question[] {
  const counts = new Map<GuideParameter, number>()
  for (const { open } of weighed)
    for (const { field } of open)
      if (asked[field as keyof Asked] === null) counts.set(field, (counts.get(field) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([name]) => questionOf(name, nameOf(destination)) ?? [])
}

function questionOf(name: GuideParameter, there: string): Question | null {
  switch (name) {
    case 'age':
      return {
        name,
        text: 'How old are you?',
        choices: Object.entries(AGE_BANDS).map(([value, { name: label }]) => ({ value, label })),
      }
    case 'job_offer':
      return { name, text: `Do you have a job offer in ${there}?`, choices: YES_NO }
    case 'school_place':
      return { name, text: `Do you have a place at a school or university in ${there}?`, choices: YES_NO }
    case 'relative':
      return { name, text: `Do you have close family in ${there}?`, choices: YES_NO }
    case 'studied_there':
      return { name, text: `Have you finished a course in ${there}?`, choices: YES_NO }
    case 'residence':
      return { name, text: 'Where do you live now?', choices: [] }
    default:
      return null
  }
}
