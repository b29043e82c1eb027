import { z } from 'zod'
import { defineCall, empty, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { QUICK_ANSWER_LENGTH, QUICK_ANSWER_NAME_LENGTH } from './quick-answer-words.ts'

const fields = {
  name: text('Please give it a name.', QUICK_ANSWER_NAME_LENGTH),
  /** With fields such as `{client}`, which the page fills in. */
  text: text('Please write the answer.', QUICK_ANSWER_LENGTH),
}

export const QuickAnswer = z.strictObject({ id: z.uuid(), name: z.string(), text: z.string() })
export type QuickAnswer = z.output<typeof QuickAnswer>

const params = z.object({ id: z.uuid() })

export const listQuickAnswers = defineCall({
  method: 'GET',
  path: '/account/quick-answers',
  summary: 'The texts an agent keeps for messages, by name.',
  who: 'agent',
  reply: one(z.array(QuickAnswer)),
})

export const createQuickAnswer = defineCall({
  method: 'POST',
  path: '/account/quick-answers',
  summary: 'Keeps a text for messages; the same name again changes the text that is there.',
  who: 'agent',
  body: z.strictObject(fields),
  reply: one(QuickAnswer),
})

export const changeQuickAnswer = defineCall({
  method: 'PUT',
  path: '/account/quick-answers/{id}',
  summary: 'Changes a kept text.',
  who: 'agent',
  params,
  body: z.strictObject(fields),
  reply: one(QuickAnswer),
})

export const removeQuickAnswer = defineCall({
  method: 'DELETE',
  path: '/account/quick-answers/{id}',
  summary: 'Removes a kept text.',
  who: 'agent',
  params,
  reply: empty,
  status: 204,
})
