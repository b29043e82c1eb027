/** Browser and server share this plain data. */
export const MOST_STAGES = 5
/** With the extras that are agreed while it runs. */
export const MOST_STAGES_OF_CASE = 10
export const STAGE_NAME_LENGTH = 80
export const STAGE_WORDS_LENGTH = 500
