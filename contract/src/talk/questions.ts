import { z } from 'zod'
import { defineCall, one } from '../calls/call.ts'
import { line, text } from '../calls/fields.ts'
import { MESSAGE_LENGTH } from './conversation-words.ts'
import { FIRST_ANSWER_LENGTH, FIRST_QUESTION_LENGTH, MOST_FIRST_QUESTIONS } from './question-words.ts'

const ofAgent = z.object({ id: z.string().max(36) })

export const Asking = z.strictObject({
  agent: z.strictObject({
    uuid: z.uuid(),
    username: z.string(),
    name: z.string(),
    profile_picture: z.string().nullable(),
    response_hours: z.number().int().nullable(),
  }),
  asks_first: z.array(z.string()),
  /** It is null where they can. */
  closed: z.string().nullable(),
  /** The open question of whoever asks: what they write is added to it. */
  open: z.uuid().nullable(),
  /** Their goals that are not decided, the newest first; none of who is no client. */
  goals: z.array(z.strictObject({ id: z.number().int(), name: z.string() })),
  /** The service it is about. */
  service: z.strictObject({ id: z.uuid(), title: z.string() }).nullable(),
})
export type Asking = z.output<typeof Asking>

export const showAsking = defineCall({
  method: 'GET',
  path: '/consultants/{id}/questions',
  summary: 'Whether an agent takes questions before hiring, and what they want to know first.',
  who: 'anyone',
  params: ofAgent,
  query: z.object({ service: z.uuid().optional() }),
  reply: one(Asking),
})

export const NewQuestion = z.strictObject({
  /** The sender makes it; sent again it is the same message. */
  client_id: z.uuid(),
  message: text('Please write your question.', MESSAGE_LENGTH),
  /** One of their own goals, which the question is about. */
  goal: z.number().int().min(1).max(2_000_000_000).optional(),
  /** A service of the agent, which the question is about. */
  service: z.uuid().optional(),
  /** One for each that the agent asks first, in their order. */
  answers: z
    .array(text('Please answer this.', FIRST_ANSWER_LENGTH))
    .max(MOST_FIRST_QUESTIONS, 'please answer what the agent asks')
    .default([]),
})
export type NewQuestion = z.output<typeof NewQuestion>

export const askAgent = defineCall({
  method: 'POST',
  path: '/consultants/{id}/questions',
  summary:
    'Asks an agent before hiring. With an open question to them the message is added to it; hiring joins it to the order.',
  who: 'client',
  idempotent: true,
  params: ofAgent,
  body: NewQuestion,
  reply: one(z.strictObject({ conversation: z.uuid(), order: z.uuid().nullable() })),
  status: 201,
})

export const QuestionSettings = z.strictObject({
  takes_questions: z.boolean('please choose yes or no'),
  asks_first: z
    .array(
      line('please write the question').max(
        FIRST_QUESTION_LENGTH,
        `please keep it under ${FIRST_QUESTION_LENGTH} characters`,
      ),
    )
    .max(MOST_FIRST_QUESTIONS, `please keep it to ${MOST_FIRST_QUESTIONS} questions`)
    .refine((questions) => new Set(questions).size === questions.length, 'please ask each question once'),
})
export type QuestionSettings = z.output<typeof QuestionSettings>

export const showQuestionSettings = defineCall({
  method: 'GET',
  path: '/account/consultant/questions',
  summary: 'Whether an agent takes questions before hiring, and what they want to know first.',
  who: 'agent',
  reply: one(QuestionSettings),
})

export const saveQuestionSettings = defineCall({
  method: 'PUT',
  path: '/account/consultant/questions',
  summary: 'Switches questions before hiring on or off, and names what the agent wants to know first.',
  who: 'agent',
  body: QuestionSettings,
  reply: one(QuestionSettings),
})
