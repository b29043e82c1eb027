import { isConditionalPaper } from '@sojourn/contract/ground/paper-words'
import { priceForPeople, stagesForPeople } from '@sojourn/contract/supply/further-person'
import { MOST_PRICE, type Requirement } from '@sojourn/contract/supply/services'
import { nameForPerson } from '@sojourn/contract/work/traveller-words'
import type { ShownTraveller, Traveller } from '@sojourn/contract/work/travellers'
import { notNow } from '../../platform/refusal.ts'
import type { OrderTerms } from './order-terms.ts'

/** The price counts so many further people, and so does the plan of stages. */
export function termsForPeople(terms: OrderTerms, further: number): OrderTerms {
  const { price, further_person: furtherPerson, stages } = terms
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

/**
 * A paper that each gives is told once for each, with their name: the row keeps no name in it, so that letters tell none.
 * One that only some clients have is not needed, as its document says too, however an older service kept it.
 */
export const requirementsForPeople = (
  requirements: readonly Requirement[],
  { client, travellers }: People,
): Requirement[] =>
  requirements.flatMap(({ name, mandatory: wanted, each }) => {
    const mandatory = wanted && !isConditionalPaper(name)
    return each && travellers.length > 0
      ? [
          { name: nameForPerson(name, client), mandatory },
          ...travellers.map((one) => ({
            name: nameForPerson(name, one.name),
            mandatory,
            person: one.name,
          })),
        ]
      : [{ name, mandatory }]
  })
