/** Browser and server share this plain data. */
export const QUICK_ANSWER_NAME_LENGTH = 60
export const QUICK_ANSWER_LENGTH = 2000
export const MOST_QUICK_ANSWERS = 50

/** A kept text has these in the place of what differs from client to client. */
export const QUICK_ANSWER_FIELDS = ['client', 'service', 'order', 'me'] as const
export type QuickAnswerField = (typeof QUICK_ANSWER_FIELDS)[number]

const FIELD = new RegExp(`\\{(${QUICK_ANSWER_FIELDS.join('|')})\\}`, 'g')

/** A word in braces that is no field stays as it was written. */
export const fillIn = (text: string, values: Record<QuickAnswerField, string>) =>
  text.replaceAll(FIELD, (_, field: QuickAnswerField) => values[field])
