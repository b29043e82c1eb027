import type { Browser, TestPerson } from '../people.ts'
import type { Random } from '../random.ts'
import type { Household, Member } from './household.ts'
import type { OrderSight, Sight } from './sight.ts'
import type { World } from './world.ts'

export type Answer = Pick<Awaited<ReturnType<Browser['post']>>, 'status' | 'text'> &
  Partial<Pick<Awaited<ReturnType<Browser['post']>>, 'body'>>

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

/** The one whose order it is. */
export const clientOf = ({ household, order }: Pick<Stage, 'household' | 'order'>) =>
  order?.isSecond ? household.second : household.client

export const TEXT = 'Nothing has happened for three weeks.'
