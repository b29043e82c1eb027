const words: Record<string, string> = {
  wrong_amount: 'Another amount came than was agreed',
  wrong_refund: 'Another amount was given back than was asked for',
  refund_failed: 'A refund did not go through',
  stuck_after_close: 'A checkout could not be closed',
  attempt_refused: 'The processor refused what we asked of it',
  attempt_unanswered: 'The processor never said how a payment ended',
  dispute: 'A payer’s bank asks for the money back',
  dispute_by_hand: 'A bank asks for money back that has to be found by hand',
}

/** What is the matter with a payment; a matter without words yet by its own name. */
export const alarmWords = (kind: string) =>
  words[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('_', ' ')
