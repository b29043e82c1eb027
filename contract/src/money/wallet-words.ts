import { t } from '../words/t.ts'

/** Browser and server share this plain data. */
export const WALLET_KINDS = ['processor', 'manual'] as const
export type WalletKind = (typeof WALLET_KINDS)[number]

export const SCHEDULES = ['by_hand', 'weekly', 'monthly'] as const
export type Schedule = (typeof SCHEDULES)[number]

/** A code from a mail lets an agent do one of these. */
export const CODE_ACTS = ['link', 'unlink', 'withdraw', 'schedule'] as const
export type CodeAct = (typeof CODE_ACTS)[number]

export const EARNING_STAGES = ['held', 'in_review', 'clearing'] as const
export type EarningStage = (typeof EARNING_STAGES)[number]

export const PAYOUT_TABS = ['waiting', 'on_its_way', 'failed', 'paid'] as const
export type PayoutTab = (typeof PAYOUT_TABS)[number]

export const MOVEMENTS = {
  earned: t('Earned'),
  cleared: t('Available'),
  withdrawn: t('Withdrawal'),
  came_back: t('Payout came back'),
  refunded: t('Refunded to client'),
  charged_back: t('Chargeback'),
  charge_won: t('Chargeback won'),
  fee: t('Chargeback fee'),
  debt_paid: t('Debt paid'),
  debt_received: t('Debt paid to us'),
  debt_forgiven: t('Debt forgiven'),
} as const
export type MovementKind = keyof typeof MOVEMENTS
export const MOVEMENT_KINDS = Object.keys(MOVEMENTS) as [MovementKind, ...MovementKind[]]

export const walletMessages = {
  kind: 'please choose how you want to be paid',
  country: 'please choose the country of your bank',
  holder: 'please enter the name on the account',
  account: 'please enter an account number of 4 to 34 letters and digits',
  bank: 'please enter the name of the bank',
  otp: 'please enter the 5-digit code',
  amount: 'please enter an amount',
} as const
