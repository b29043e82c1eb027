import { t } from '@sojourn/contract/words/t'
import type { ConflictStage } from '@sojourn/contract/work/conflict-words'
import type { Conflict } from '@sojourn/contract/work/conflicts'

export const TRACK: readonly { name: string; stages: readonly ConflictStage[] }[] = [
  { name: t('Between you'), stages: ['direct'] },
  { name: t('Our team helps'), stages: ['mediation', 'approval'] },
  { name: t('Decided'), stages: ['decided', 'settling'] },
  { name: t('Closed'), stages: ['closed'] },
]

export function stageWords({ stage, reason: [code], appeal, with_bank }: Conflict, other: string) {
  if (with_bank && stage === 'decided')
    return t(
      'Our team’s decision waits: the client’s bank wants the payment back, or a part of it, and decides first. Then the decision is carried out on what is left, or our team decides again.',
    )
  if (with_bank)
    return t('The client’s bank wants the payment back and decides about it. The order waits until then.')
  switch (stage) {
    case 'direct':
      return t(
        'You and {other} can agree here: propose a refund, or offer to continue. Either of you can ask our team at any time.',
        { other },
      )
    case 'mediation':
    case 'approval':
      if (code === 'chargeback')
        return t(
          'The client’s bank kept a part of the payment. Our team decides what becomes of the rest. A refund is kept as credit, which the client can get as money.',
        )
      return appeal
        ? t('Another member of our team looks at it again. Their decision is final.')
        : t('Our team reads both sides and proposes a solution or decides.')
    case 'decided':
      return t('Our team has decided.')
    default:
      return t('The conflict closes when the refund is paid.')
  }
}
