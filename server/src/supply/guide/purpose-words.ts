import type { Place } from './asked.ts'
import type { Say } from './guide-words.ts'

/** The purpose stands within a sentence: `It is for visits.` */
export function purposeInWords({ id, name }: Place, say: Say) {
  switch (id) {
    case 'visit':
      return say('visits')
    case 'family':
      return say('joining family')
    case 'business-and-investment':
      return say('business and investment')
    case 'humanitarian-protection':
      return say('protection')
    default:
      return name.toLowerCase()
  }
}
