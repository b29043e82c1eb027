import { GUIDE_WORD_LENGTH } from '@sojourn/contract/calls/limits'
import { paths } from '@sojourn/contract/paths/paths'
import { GUIDE_PARAMETERS, type GuideParameter } from '@sojourn/contract/supply/guide-answers'

/** What the guide is asked, and the day of arrival, as they stand in its address. */
export type GuideAddress = Partial<Record<GuideParameter | 'date', string>>
const NAMES = [...GUIDE_PARAMETERS, 'date'] as const

/** What stands outside the form belongs to it all the same, so that no answer is lost with another. */
export const FORM_ID = 'your-plan'

/** On a phone the answer stands below the questions. */
export const ANSWER_ID = 'your-answer'
export const TO_ANSWER = `#${ANSWER_ID}`

/** What was left empty is left out. Without script an answer that was changed stands behind the one before. */
export const readGuideAddress = (params: URLSearchParams): GuideAddress =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = params.getAll(name).at(-1)?.trim().slice(0, GUIDE_WORD_LENGTH)
      return value ? [[name, value]] : []
    }),
  )

/** Where the guide answers it. */
export const addressOf = (address: GuideAddress) =>
  paths.guide(
    Object.fromEntries(
      NAMES.flatMap((name) => {
        const value = address[name]
        return value ? [[name, value]] : []
      }),
    ),
  )
