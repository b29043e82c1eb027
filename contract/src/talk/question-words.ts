/** Browser and server share this plain data. */
export const MOST_FIRST_QUESTIONS = 5
export const FIRST_QUESTION_LENGTH = 160
export const FIRST_ANSWER_LENGTH = 600
