import { GUIDE_PARAMETERS, type GuideParameter } from '@sojourn/contract/supply/guide-answers'
import { paths } from '../../paths/paths.ts'

/** What the guide is asked, as it stands in its address. */
export type GuideAddress = Partial<Record<GuideParameter, string>>

/** On a phone the answer stands below the questions. */
export const ANSWER_ID = 'your-answer'
export const TO_ANSWER = `#${ANSWER_ID}`

/** What was left empty is left out. */
export const readGuideAddress = (params: URLSearchParams): GuideAddress =>
  Object.fromEntries(
    GUIDE_PARAMETERS.flatMap((name) => {
      const value = params.get(name)?.trim().slice(0, LONGEST)
      return value ? [[name, value]] : []
    }),
  )

/** The API takes no more. */
const LONGEST = 100

/** The same question with some answers changed; `null` forgets one. */
export function changedAddress(
  address: GuideAddress,
  changes: Partial<Record<GuideParameter, string | null>>,
) {
  const together = { ...address, ...changes }
  return paths.guide(
    Object.fromEntries(
      GUIDE_PARAMETERS.flatMap((name) => {
        const value = together[name]
        return value ? [[name, value]] : []
      }),
    ),
  )
}
