export const WORK_STAGES = ['preparing', 'filed', 'waiting', 'decided'] as const
export type WorkStage = (typeof WORK_STAGES)[number]

export const SUMMARY_LENGTH = 3000
export const REVIEW_LENGTH = 2000
