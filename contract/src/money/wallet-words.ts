import { t } from '../words/t.ts'

/** Plain data of wallets, for browser and server. */
export const WALLET_KINDS = ['processor', 'manual'] as const
export type WalletKind = (typeof WALLET_KINDS)[number]

export const SCHEDULES = ['by_hand', 'weekly', 'monthly'] as const
export type Schedule = (typeof SCHEDULES)[number]

/** What a code from a mail lets an agent do. */
export const CODE_ACTS = ['link', 'unlink', 'withdraw', 'schedule'] as const
export type CodeAct = (typeof CODE_ACTS)[number]

/** Where the money of an order is on its way to its agent. */
export const EARNING_STAGES = ['held', 'in_review', 'clearing'] as const
export type EarningStage = (typeof EARNING_STAGES)[number]

/** The lists of payouts that staff work through. */
export const PAYOUT_TABS = ['waiting', 'on_its_way', 'failed', 'paid'] as const
export type PayoutTab = (typeof PAYOUT_TABS)[number]

/** What moved the money of an agent. */
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
