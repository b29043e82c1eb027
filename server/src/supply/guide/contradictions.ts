import type { Asked, Problem } from './asked.ts'
import { IN_ENGLISH, type Say } from './guide-words.ts'

const LONG_TRANSIT_DAYS = 14
const LONG_VISIT_DAYS = 365
const SHORT_DAYS = 90

/** Answers that do not go together, each with a way out. The rest is answered all the same. */
export function contradictionsIn(asked: Asked, say: Say = IN_ENGLISH): Problem[] {
  return [...aboutPlaces(asked, say), ...aboutStay(asked, say), ...aboutAnswers(asked, say)]
}

function* aboutPlaces(
  { passports, residence, destination: there, purpose }: Asked,
  say: Say,
): Iterable<Problem> {
  if (!there) return
  const isCitizen = passports.some(({ id }) => id === there.id)
  if (isCitizen && purpose?.id === 'citizenship')
    yield {
      field: 'purpose',
      message: say('You have a passport of {there}: you are a citizen already.', { there }),
    }
  if (isCitizen && purpose?.id === 'humanitarian-protection')
    yield {
      field: 'purpose',
      message: say('Protection in {there} is for people of other countries, and you have its passport.', {
        there,
      }),
    }
  if (residence?.id === there.id && !isCitizen && (purpose?.id === 'visit' || purpose?.id === 'transit'))
    yield {
      field: 'residence',
      message: say(
        'You live in {there} already, so you do not need a visa to visit it. Choose what you want to do next, such as work or permanent residence.',
        { there },
      ),
    }
}

function* aboutStay({ stay, purpose, destination }: Asked, say: Say): Iterable<Problem> {
  if (stay === null || !purpose) return
  if (purpose.id === 'transit' && stay > LONG_TRANSIT_DAYS)
    yield {
      field: 'stay',
      message: say(
        'Transit is for passing through in hours or days. For a longer stay choose another purpose, such as a visit.',
      ),
    }
  if (purpose.id === 'visit' && stay > LONG_VISIT_DAYS)
    yield {
      field: 'stay',
      message: destination
        ? say(
            '{there} usually does not count more than a year as a visit. Choose why you want to stay so long.',
            { there: destination },
          )
        : say(
            'The country usually does not count more than a year as a visit. Choose why you want to stay so long.',
          ),
    }
  if ((purpose.id === 'permanent-residence' || purpose.id === 'citizenship') && stay <= SHORT_DAYS)
    yield {
      field: 'stay',
      message: say(
        '{purpose} is for people who stay for good, and you want to stay for {days} days. For a short stay choose a visit.',
        { purpose: purpose.name, days: stay },
      ),
    }
}

function* aboutAnswers({ purpose, age, job_offer, relative }: Asked, say: Say): Iterable<Problem> {
  if (purpose?.id === 'visit' && job_offer)
    yield {
      field: 'job_offer',
      message: say('A visit does not allow paid work. For your job offer choose work.'),
    }
  if (purpose?.id === 'family' && relative === false)
    yield {
      field: 'relative',
      message: say(
        'Family visas are for people who join close family. Without family there choose another purpose.',
      ),
    }
  if (purpose?.id === 'retirement' && (age === 'under-18' || age === '18-30'))
    yield {
      field: 'age',
      message: say('Retirement visas are for people who live on a pension or savings.'),
    }
}
