/** Plain data on stages, for browser and server. */
export const MOST_STAGES = 5
export const STAGE_NAME_LENGTH = 80
export const STAGE_WORDS_LENGTH = 500
