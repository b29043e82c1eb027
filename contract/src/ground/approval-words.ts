import { t } from '../words/t.ts'

/** Shares of approvals: from how many decisions one is shown, and over which time. Plain data, for pages too. */
export const SHARE_MONTHS = 24
export const LEAST_OF_VISA = 20
export const LEAST_OF_AGENT = 10

/** How one is counted, as it stands below it. It promises nothing. */
export const HOW_COUNTED = t(
  'Clients who hired an agent here told us what the authority decided. One approval and one refusal of each person count. It says nothing about how your application will be decided.',
)
