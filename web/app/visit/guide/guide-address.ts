import { GUIDE_WORD_LENGTH } from '@sojourn/contract/calls/limits'
import { paths } from '@sojourn/contract/paths/paths'
import { GUIDE_PARAMETERS, type GuideParameter } from '@sojourn/contract/supply/guide-answers'

export type GuideAddress = Partial<Record<GuideParameter | 'date' | 'step', string | undefined>>
export const NAMES = [...GUIDE_PARAMETERS, 'date', 'step'] as const

/** Empty answers are left out. Without script an answer that was changed stands behind the one before. */
export const readGuideAddress = (params: URLSearchParams): GuideAddress =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = params.getAll(name).at(-1)?.trim().slice(0, GUIDE_WORD_LENGTH)
      return value ? [[name, value]] : []
    }),
  )

export const addressOf = (address: GuideAddress) =>
  paths.guide(
    Object.fromEntries(
      NAMES.flatMap((name) => {
        const value = address[name]
        return value ? [[name, value]] : []
      }),
    ),
  )
