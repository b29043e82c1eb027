import { isNeeded } from '@sojourn/contract/ground/paper-words'
import { priceForPeople, stagesForPeople } from '@sojourn/contract/supply/further-person'
import { MOST_PRICE, type Requirement } from '@sojourn/contract/supply/services'
import { peopleChanged } from '@sojourn/contract/work/people-changed'
import { nameForPerson } from '@sojourn/contract/work/traveller-words'
import type { ShownTraveller, Traveller } from '@sojourn/contract/work/travellers'
import { notNow } from '../../platform/refusal.ts'
import type { OrderTerms } from './order-terms.ts'

/** The price counts so many further people, and so does the plan of stages. */
export function termsForPeople(terms: OrderTerms, further: number): OrderTerms {
  const { price, further_person: furtherPerson, stages, people } = terms
  const applying = 1 + further
  if (peopleChanged({ people, applying, named: applying, stage: 1 }) === 'more')
    throw notNow(
      'More people apply for this goal than the offer is for. Please ask your agent for a new offer.',
    )
  if (further === 0 || furtherPerson === null) return { ...terms, further_person: null }
  const amount = priceForPeople({ price: price.amount, furtherPerson }, further)
  if (amount > MOST_PRICE)
    throw notNow(
      'For everybody who travels along this service costs more than $100,000. Please ask the agent for an offer.',
    )
  return { ...terms, price: { ...price, amount }, stages: stagesForPeople(stages, amount) }
}

/** An order keeps people as its goal does: by the code of their country. */
export const keptTravellers = (travellers: readonly ShownTraveller[]): Traveller[] =>
  travellers.map(({ name, relation, born_on, passport }) => ({
    name,
    relation,
    born_on,
    passport: passport?.id ?? null,
  }))

interface People {
  client: string
  travellers: readonly { name: string }[]
}

/** A paper that each gives is told once for each, and needed as its document is. */
export const requirementsForPeople = (
  requirements: readonly Requirement[],
  { client, travellers }: People,
): Requirement[] =>
  namedByPeople(
    requirements.flatMap(({ name, mandatory, each }) =>
      [null, ...(each ? travellers.map((one) => one.name) : [])].map((person) => ({
        name,
        mandatory: isNeeded({ name, mandatory }),
        person,
      })),
    ),
    client,
  ).map(({ person, ...asked }) => ({ ...asked, ...(person !== null && { person }) }))

/**
 * Both sides read whose it is that is asked for, where several people give such a one. Rows keep the bare name, so that letters,
 * facts and notices tell nobody’s.
 */
export function namedByPeople<Asked extends { name: string; person: string | null }>(
  all: readonly Asked[],
  client: string,
): Asked[] {
  const ofSeveral = new Set(all.filter(({ person }) => person !== null).map(({ name }) => name))
  return all.map((one) =>
    one.person === null && !ofSeveral.has(one.name)
      ? one
      : { ...one, name: nameForPerson(one.name, one.person ?? client) },
  )
}
