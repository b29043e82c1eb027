import type { FirstAnswer } from '@sojourn/contract/talk/conversations'
import type { NewQuestion } from '@sojourn/contract/talk/questions'
import type { Context } from '../../../context.ts'
import { rule } from '../../../ground/rules/rule.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { momentInWords } from '../../../platform/mail/writing/moment-in-words.ts'
import { invalidField, notNow, Refusal } from '../../../platform/refusal.ts'
import { LEAVING } from '../../../supply/agents/agent-to-hire.ts'
import { findVisibleAgent } from '../../../supply/agents/find-visible-agent.ts'
import { showGoal } from '../../../work/goals/show-goal.ts'
import { holdForWriting, write } from '../send-message.ts'
import { NO_QUESTIONS, YOURSELF } from './may-ask.ts'
import {
  addQuestion,
  askedSince,
  findAsked,
  findOffered,
  isBlockedBy,
  lockAsker,
  openBetween,
  sentTo,
} from './question-store.ts'

/**
 * Q1. With an open question to this agent what is written is added to it, so that two tabs open one. Whoever hires the
 * agent at the same moment writes to the conversation of their order.
 */
export async function askAgent(context: Context, actor: Person, nameOrUuid: string, asked: NewQuestion) {
  const { id: agentId } = await findVisibleAgent(context, actor, nameOrUuid)
  if (agentId === actor.id) throw notNow(YOURSELF)
  if (!actor.emailVerified) throw new Refusal('email_not_verified')
  await context.limits.take('message', { account: actor.id })
  return transact(context, async (tx) => {
    const asker = await lockAsker(tx, actor.id)
    const known =
      (await sentTo(tx, { clientId: actor.id, agentId, messageId: asked.client_id })) ??
      (await openBetween(tx, actor.id, agentId))
    const id = known?.conversation_id ?? (await open(context, tx, { actor, asker, agentId, asked }))
    const clientId = asked.client_id
    const held = await holdForWriting(context, tx, actor, { id, clientId })
    if (!held.before) await write(context, tx, { ...held, actor, clientId, body: asked.message })
    return { conversation: id, order: held.row.order_id }
  })
}

interface Opening {
  actor: Person
  asker: Awaited<ReturnType<typeof lockAsker>>
  agentId: string
  asked: NewQuestion
}

async function open(context: Context, tx: Tx, { actor, asker, agentId, asked }: Opening) {
  const now = context.clock.now()
  const agent = await findAsked(tx, agentId)
  if (!agent) throw new Refusal('not_found')
  // A person who was blocked hears the same as everybody where questions are switched off.
  const isBlocked = await isBlockedBy(tx, agentId, actor.id)
  if (!agent.takes_questions || isBlocked) throw notNow(NO_QUESTIONS(agent.first_name))
  if (agent.deletion_due_at) throw notNow(LEAVING(agent.first_name))
  await checkDay(tx, asker, now)
  return addQuestion(tx, {
    client_id: actor.id,
    agent_id: agentId,
    ...(await subjectOf(context, tx, { actor, agentId, asked })),
    answers: JSON.stringify(answersTo(agent.asks_first, asked.answers)),
    created_at: now,
  })
}

/** Any 24 hours, so that midnight brings nobody a second day. */
async function checkDay(tx: Tx, { id, timezone, clock }: Opening['asker'], now: Date) {
  const most = await rule(tx, 'questions_a_day')
  const last = (await askedSince(tx, id, new Date(now.getTime() - DAY_MS)))[most - 1]
  if (!last) return
  const next = momentInWords(new Date(last.created_at.getTime() + DAY_MS), { zone: timezone, clock })
  throw notNow(
    `You can ask ${most} new ${most === 1 ? 'agent' : 'agents'} a day. You can ask the next one on ${next}. Your open questions go on meanwhile.`,
  )
}

function answersTo(questions: string[], answers: string[]): FirstAnswer[] {
  if (questions.length !== answers.length)
    throw invalidField(
      'answers',
      'The agent has changed what they want to know first. Please load this page again.',
    )
  return questions.map((question, index) => ({ question, answer: answers[index] ?? '' }))
}

type Subject = Omit<Opening, 'asker'>

/** The words of the subject stay: it is a service of this agent, a goal of whoever asks, or neither. */
async function subjectOf(context: Context, tx: Tx, { actor, agentId, asked }: Subject) {
  const goal = asked.goal === undefined ? null : await showGoal(context, actor, asked.goal, tx)
  const service = asked.service === undefined ? null : await findOffered(tx, asked.service, agentId)
  if (asked.service !== undefined && !service)
    throw invalidField('service', 'this service is not offered at the moment')
  const title =
    service?.title ?? (goal ? `${goal.purpose.name} in ${goal.destination_country.name}` : 'Question')
  return { title, goal_id: goal?.id ?? null, service_id: service?.id ?? null }
}
