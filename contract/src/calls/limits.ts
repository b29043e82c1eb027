/** Browser and server share these limits. They are plain data: whoever reads a limit loads no schema. */

/** A one-line input has this limit unless told. */
export const LINE_LENGTH = 200
export const EMAIL_LENGTH = 254
export const ADDRESS_LENGTH = 500

/** Somebody refuses, returns or corrects something and says why. */
export const REASON_LENGTH = 1000
export const EXPLANATION_LENGTH = 4000
export const DECISION_LENGTH = 2000

export const CONTACT_LENGTH = 4000
export const FACT_REPORT_LENGTH = 1000
export const FACT_NOTE_LENGTH = 300
export const FEE_WORDS_LENGTH = 120

export const PASSWORD_LENGTH = { min: 8, max: 30 } as const
export const USERNAME_LENGTH = 30
export const ABOUT_LENGTH = 2000
export const HEADLINE_LENGTH = 120
export const MOST_LANGUAGES = 10

export const DESCRIPTION_LENGTH = 4000
export const MOST_DELIVERY = 9999
export const GOAL_COMMENT_LENGTH = 2000
export const LICENCE_NUMBER_LENGTH = 60
export const REGULATOR_LENGTH = 100
export const COUPON_CODE_LENGTH = 40
export const MEETING_REASON_LENGTH = 500

export const MOST_CHOSEN = 10
export const MOST_COMPARED = 3
export const GUIDE_WORD_LENGTH = 100
