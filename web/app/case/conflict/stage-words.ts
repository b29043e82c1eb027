import type { ConflictStage } from '@sojourn/contract/work/conflict-words'
import type { Conflict } from '@sojourn/contract/work/conflicts'

export const TRACK: readonly { name: string; stages: readonly ConflictStage[] }[] = [
  { name: 'Between you', stages: ['direct'] },
  { name: 'Our team helps', stages: ['mediation', 'approval'] },
  { name: 'Decided', stages: ['decided', 'settling'] },
  { name: 'Closed', stages: ['closed'] },
]

/** What is awaited, as either side reads it. */
export function stageWords({ stage, reason: [code], appeal, with_bank }: Conflict, other: string) {
  if (with_bank && stage === 'decided')
    return 'Our team’s decision waits: the client’s bank wants the payment back, or a part of it, and decides first. Then the decision is carried out on what is left, or our team decides again.'
  if (with_bank)
    return 'The client’s bank wants the payment back and decides about it. The order waits until then.'
  switch (stage) {
    case 'direct':
      return `You and ${other} can agree here: propose a refund, or offer to continue. Either of you can ask our team at any time.`
    case 'mediation':
    case 'approval':
      if (code === 'chargeback')
        return 'The client’s bank kept a part of the payment. Our team decides what becomes of the rest. A refund is kept as credit, which the client can get as money.'
      return appeal
        ? 'Another member of our team looks at it again. Their decision is final.'
        : 'Our team reads both sides and proposes a solution or decides.'
    case 'decided':
      return 'Our team has decided.'
    default:
      return 'Agreed. The conflict closes when the refund is paid.'
  }
}
