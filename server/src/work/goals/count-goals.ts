import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { restorableSince } from './goal-state.ts'
import { countByStatus } from './store.ts'

export const countGoals = ({ db, clock }: Context, actor: Person) =>
  countByStatus(db, actor.id, restorableSince(clock.now()))
