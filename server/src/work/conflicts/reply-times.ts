import type { Context } from '../../context.ts'
import { rule, ruleMs } from '../../ground/rules/rule.ts'
import type { Reader } from '../../platform/database/database.ts'
import { afterBusinessDays } from './business-days.ts'

type Clocked = Pick<Context, 'clock'>

export const answerBy = async ({ clock }: Clocked, db: Reader) =>
  afterBusinessDays(clock.now(), await rule(db, 'conflict_reply'))

const after = async ({ clock }: Clocked, db: Reader, name: 'refund_reply' | 'mediation_reply' | 'appeal') =>
  new Date(clock.now().getTime() + (await ruleMs(db, name)))

/** A proposal of a side, or of our team, can be answered until then. */
export const proposalUntil = (context: Clocked, db: Reader, byTeam: boolean) =>
  after(context, db, byTeam ? 'mediation_reply' : 'refund_reply')

export const appealUntil = (context: Clocked, db: Reader) => after(context, db, 'appeal')
