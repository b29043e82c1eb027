import type { Asked, Problem } from './asked.ts'
import { nameFirst, nameOf } from './place-name.ts'

const LONG_TRANSIT_DAYS = 14
const LONG_VISIT_DAYS = 365
const SHORT_DAYS = 90

/** Answers that do not go together, each with a way out. The rest is answered all the same. */
export function contradictionsIn(asked: Asked): Problem[] {
  return [...aboutPlaces(asked), ...aboutStay(asked), ...aboutAnswers(asked)]
}

function* aboutPlaces({ passports, residence, destination, purpose }: Asked): Iterable<Problem> {
  if (!destination) return
  const there = nameOf(destination)
  const isCitizen = passports.some(({ id }) => id === destination.id)
  if (isCitizen && purpose?.id === 'citizenship')
    yield { field: 'purpose', message: `You have a passport of ${there}: you are a citizen already.` }
  if (isCitizen && purpose?.id === 'humanitarian-protection')
    yield {
      field: 'purpose',
      message: `Protection in ${there} is for people of other countries, and you have its passport.`,
    }
  if (
    residence?.id === destination.id &&
    !isCitizen &&
    (purpose?.id === 'visit' || purpose?.id === 'transit')
  )
    yield {
      field: 'residence',
      message: `You live in ${there} already, so you do not need a visa to visit it. Choose what you want to do next, such as work or permanent residence.`,
    }
}

function* aboutStay({ stay, purpose, destination }: Asked): Iterable<Problem> {
  if (stay === null || !purpose) return
  const there = destination ? nameFirst(destination) : 'The country'
  if (purpose.id === 'transit' && stay > LONG_TRANSIT_DAYS)
    yield {
      field: 'stay',
      message:
        'Transit is for passing through in hours or days. For a longer stay choose another purpose, such as a visit.',
    }
  if (purpose.id === 'visit' && stay > LONG_VISIT_DAYS)
    yield {
      field: 'stay',
      message: `${there} usually does not count more than a year as a visit. Choose why you want to stay so long.`,
    }
  if ((purpose.id === 'permanent-residence' || purpose.id === 'citizenship') && stay <= SHORT_DAYS)
    yield {
      field: 'stay',
      message: `${purpose.name} is for people who stay for good, and you want to stay for ${stay} days. For a short stay choose a visit.`,
    }
}

function* aboutAnswers({ purpose, age, job_offer, relative }: Asked): Iterable<Problem> {
  if (purpose?.id === 'visit' && job_offer)
    yield { field: 'job_offer', message: 'A visit does not allow paid work. For your job offer choose work.' }
  if (purpose?.id === 'family' && relative === false)
    yield {
      field: 'relative',
      message:
        'Family visas are for people who join close family. Without family there choose another purpose.',
    }
  if (purpose?.id === 'retirement' && (age === 'under-18' || age === '18-30'))
    yield { field: 'age', message: 'Retirement visas are for people who live on a pension or savings.' }
}
