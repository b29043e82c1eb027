import type { ApprovalShare } from '@sojourn/contract/ground/approval-share'
import { LEAST_OF_AGENT, LEAST_OF_VISA, SHARE_MONTHS } from '@sojourn/contract/ground/approval-words'
import type { Tally } from './share-store.ts'

/** It is null below the least: a share of few says more about chance than about anybody. */
const shareFrom =
  (least: number) =>
  (tally: Tally | null | undefined): ApprovalShare => {
    const decisions = (tally?.approved ?? 0) + (tally?.refused ?? 0)
    return tally && decisions >= least ? { approved: tally.approved, decisions, months: SHARE_MONTHS } : null
  }

export const viewVisaShare = shareFrom(LEAST_OF_VISA)
export const viewAgentShare = shareFrom(LEAST_OF_AGENT)
