import type { Browser, TestPerson } from '../people.ts'
import type { Random } from '../random.ts'
import type { Household, Member } from './household.ts'
import type { OrderSight, Sight } from './sight.ts'
import type { World } from './world.ts'

export type Answer = Pick<Awaited<ReturnType<Browser['post']>>, 'status' | 'text'> &
  Partial<Pick<Awaited<ReturnType<Browser['post']>>, 'body'>> & {
    /** The rule that this very answer breaks. */
    breaks?: string
  }

export interface Stage {
  world: World
  household: Household
  sight: Sight
  order: OrderSight | undefined
  random: Random
  as(person: Member | TestPerson): Promise<Browser>
}

type Chance = Pick<Stage, 'household' | 'sight' | 'order'>

export interface Act {
  name: string
  /** Likely acts weigh more than others; 0 means that its rules do not allow it. */
  weight(chance: Chance): number
  /** Null: there is nothing to do it with. */
  does(stage: Stage): Promise<Answer | null | undefined>
}

export const act = (name: string, weight: Act['weight'], does: Act['does']): Act => ({ name, weight, does })

/** Nobody who has the order is stopped or gone. */
export const BOTH_THERE = `not exists (select from person join client_order its on person.id in (its.client_id, its.agent_id)
  where its.id = $1 and (person.suspended_at is not null or person.deleted_at is not null))`

/** Refused though this query about the order says that they may: that breaks the rule. */
export async function unless(
  { world, order }: Pick<Stage, 'world' | 'order'>,
  answer: Answer,
  mayDo: string,
  rule: string,
): Promise<Answer> {
  if (answer.status < 400 || !order) return answer
  const { rowCount } = await world.server.context.pool.query(mayDo, [order.id])
  return rowCount ? { ...answer, breaks: rule } : answer
}

/** The one whose order it is. */
export const clientOf = ({ household, order }: Pick<Stage, 'household' | 'order'>) =>
  order?.isSecond ? household.second : household.client

export const TEXT = 'Nothing has happened for three weeks.'
export const CHANGES = 'Page 2 is missing.'
export const SUMMARY = 'All is filed.'
export const DELAY = 'A stamp is missing.'

/** Words of people who argue and work; they go when their time is over. */
export const WRITTEN = [TEXT, CHANGES, SUMMARY, DELAY]
