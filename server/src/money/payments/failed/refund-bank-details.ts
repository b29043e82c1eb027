import type { BankAccount } from '@sojourn/contract/money/wallets'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { SealedColumn } from '../../../platform/secrets/sealed-store.ts'
import { type BankDetails, openDetailsOf, sealDetailsOf } from '../../wallets/linking/bank-details.ts'

const ownerOf = (transferId: string) => `refund transfer:${transferId}`

export const sealedRefundBanks: SealedColumn = {
  table: 'refund_transfer',
  id: 'id',
  column: 'sealed_details',
  ownerOf,
}

export const sealRefundBank = (context: Pick<Context, 'settings'>, id: string, details: BankDetails) =>
  sealDetailsOf(context, ownerOf(id), details)

export const openRefundBank = (context: Pick<Context, 'settings'>, id: string, sealed: Buffer) =>
  openDetailsOf(context, ownerOf(id), sealed)

export const bankDetailsIn = ({ code, ...given }: z.output<typeof BankAccount>): BankDetails => ({
  ...given,
  code: code || null,
})
