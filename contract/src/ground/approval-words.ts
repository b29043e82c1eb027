import { t } from '../words/t.ts'

/** A share reaches back so long. It is plain data, for pages too. */
export const SHARE_MONTHS = 24
export const LEAST_OF_VISA = 20
export const LEAST_OF_AGENT = 10

/** The sentence stands below a share. It promises nothing. */
export const HOW_COUNTED = t(
  'Clients who hired an agent here told us what the authority decided. One approval and one refusal of each person count. It says nothing about how your application will be decided.',
)
