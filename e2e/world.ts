import { request } from 'playwright-core'
import { afterAll, inject } from 'vitest'
import { askDatabase } from './ask-database.ts'
import type { Service } from './make-order.ts'
import { serviceOf } from './make-order.ts'
import { makeService } from './make-service.ts'
import { askAs } from './own-api.ts'
import { somewhere } from './place.ts'
import { makePerson, type Person, signIn } from './sign-in.ts'

export interface Agent extends Person {
  uuid: string
  service: Service
}

/** Everything a service needs to be published. */
const OFFER = {
  title: 'German student visa, from admission to appointment',
  description: 'We fill in every form together and rehearse the interview.',
  price: 42_000,
  delivery_time: 3,
  delivery_unit: 'Week',
}

interface Wanted {
  firstName?: string
  lastName?: string
  /** The object names what is not as usual in their service, such as `{ meeting_length: 30 }`. */
  offer?: object
}

const EVERY_DAY = Array.from({ length: 7 }, (_, day) => ({ day, start: '08:00', end: '19:59' }))

/** An agent for one file of tests: verified, in UTC, to be met on every day, with one published service. */
export async function makeAgent({
  firstName = 'Mateus',
  lastName = 'Ferreira',
  offer,
}: Wanted = {}): Promise<Agent> {
  const person = await makePerson({ kind: 'agent', firstName, lastName })
  await askDatabase(SHOWN_WHO_THEY_ARE, [person.email])
  const session = await openSession(person)
  const { uuid } = await askAs<{ uuid: string }>(session, 'GET', '/account')
  await askAs(session, 'PUT', '/account/consultant/work-hours', {
    workHours: EVERY_DAY,
    workHoursOverride: [],
  })
  const { id } = await makeService(session, { ...OFFER, ...offer })
  await askAs(session, 'POST', `/account/consultant/services/${id}/publish`)
  return { ...person, uuid, service: await serviceOf(session, uuid) }
}

const SHOWN_WHO_THEY_ARE = `
  with told as (update person set timezone = 'UTC' where email = $1 returning id)
  update agent set verified_at = now(), found_since = now(), declared_trader = false from told where person_id = told.id`

/** Somebody signed in for calls alone: no browser is opened for them. */
export async function openSession(person: Pick<Person, 'email'>) {
  const session = {
    request: await request.newContext({ baseURL: inject('origin'), extraHTTPHeaders: somewhere() }),
  }
  opened.push(session.request)
  await signIn(session, person)
  return session
}

const opened: { dispose(): Promise<void> }[] = []
afterAll(() => Promise.all(opened.map((session) => session.dispose())))
