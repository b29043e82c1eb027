import { JOURNEY_STOPS } from '@sojourn/contract/desk/desk-words'
import { type GoalPass, MOST_TO_DO, type Today } from '@sojourn/contract/desk/today'
import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../context.ts'
import { ruleMs } from '../../ground/rules/rule.ts'
import type { Reader } from '../../platform/database/database.ts'
import { readingOnce } from '../../platform/database/reading-once.ts'
import type { Person } from '../../platform/http/actor.ts'
import { questionIn } from '../../platform/words/say.ts'
import { ordersOfAgent } from '../../work/orders/orders-of-agent.ts'
import { startBy } from '../../work/orders/own-risk.ts'
import { sideOf } from '../../work/orders/side-of.ts'
import { type PassRow, passesOf } from './passes-store.ts'
import { figuresOf } from './show-figures.ts'
import { comingOf, offersToDo, questionsToDo, startsToDo, type ToDoRow, toDoOf } from './today-store.ts'

/** The page somebody begins their day with, in the mode they are in. */
export async function showToday({ pool, clock }: Context, actor: Person, language: Language): Promise<Today> {
  const db = readingOnce(pool)
  const now = clock.now()
  const { as: side } = sideOf(actor)
  const viewer = { personId: actor.id, side, now }
  const [ofOrders, starts, ofOffers, ofQuestions, coming, agent, passes] = await Promise.all([
    toDoOf(db, viewer),
    side === 'agent' ? startsOf(db, actor.id) : [],
    offersToDo(db, viewer),
    ruleMs(db, 'question_answer')
      .then((ms) => questionsToDo(db, viewer, ms))
      .then((rows) => rows.map((row) => ({ ...row, title: questionIn(language, row.title) }))),
    comingOf(db, viewer),
    side === 'agent' ? agentOf(db, actor.id, now) : null,
    side === 'client' ? passesOf(db, actor.id) : [],
  ])
  const todo = earliestFirst([...ofOrders, ...starts, ...ofOffers, ...ofQuestions]).slice(0, MOST_TO_DO)
  return {
    todo: todo.map(({ kind, at, count, ...line }) => ({
      kind,
      ...lineOf(line),
      at: at?.toISOString() ?? null,
      count,
    })),
    total: [ofOrders, starts, ofOffers, ofQuestions].reduce((sum, [first]) => sum + (first?.total ?? 0), 0),
    goals: passes.map(passOf),
    coming: coming.map(({ kind, at, ...line }) => ({ kind, ...lineOf(line), at: at.toISOString() })),
    agent,
  }
}

/** Their agent must start until then, as the page of the order says. */
const startsOf = async (db: Reader, agentId: string): Promise<ToDoRow[]> =>
  Promise.all(
    (await startsToDo(db, agentId)).map(async (row) => Object.assign(row, { at: await startBy(db, row) })),
  )

/** Lines without a time stay last. */
const earliestFirst = (lines: readonly ToDoRow[]) =>
  lines.toSorted(
    (one, other) =>
      (one.at?.getTime() ?? Number.POSITIVE_INFINITY) - (other.at?.getTime() ?? Number.POSITIVE_INFINITY) ||
      0,
  )

async function agentOf(db: Reader, id: string, now: Date) {
  const [orders, figures] = await Promise.all([ordersOfAgent(db, id, now), figuresOf(db, id, now)])
  return { ...orders, figures }
}

const passOf = (row: PassRow): GoalPass => ({
  id: row.id,
  name: row.name,
  home: row.home_iso,
  from: row.home_iso && row.home ? { id: row.home_iso, name: row.home } : null,
  country: { id: row.country_iso, name: row.country },
  by: row.by,
  order: row.order_id
    ? {
        uuid: row.order_id,
        title: row.title ?? '',
        with: `${row.first_name} ${row.last_name}`,
        in_conflict: row.in_conflict,
      }
    : null,
  others: row.others,
  stage:
    row.stage_no && row.stage_count && row.stage_count > 1
      ? { number: row.stage_no, count: row.stage_count }
      : null,
  completed: row.completed,
  reached: JOURNEY_STOPS.filter((stop) => row[stop]),
})

interface Line {
  order_id: string
  title: string
  first_name: string
  last_name: string
}

const lineOf = ({ order_id, title, first_name, last_name }: Line) => ({
  order: { uuid: order_id, title },
  with: `${first_name} ${last_name}`,
})
