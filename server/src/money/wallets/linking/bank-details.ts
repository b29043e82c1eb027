import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { seal, unseal } from '../../../platform/secrets/sealed.ts'
import type { SealedColumn } from '../../../platform/secrets/sealed-store.ts'

const BankDetails = z.strictObject({
  holder: z.string(),
  account: z.string(),
  bank: z.string(),
  code: z.string().nullable(),
})
export type BankDetails = z.output<typeof BankDetails>

const ownerOf = (walletId: string) => `wallet:${walletId}`

export const sealedBankDetails: SealedColumn = {
  table: 'wallet',
  id: 'id',
  column: 'sealed_details',
  ownerOf,
}

type Settings = Pick<Context, 'settings'>

export const sealDetails = ({ settings }: Settings, walletId: string, details: BankDetails) =>
  seal(settings, ownerOf(walletId), Buffer.from(JSON.stringify(details)))

export const openDetails = ({ settings }: Settings, walletId: string, sealed: Buffer) =>
  BankDetails.parse(JSON.parse(unseal(settings, ownerOf(walletId), sealed).toString()))

/** As much as tells it apart, and as little as nobody can use. */
export const hintOf = ({ bank, account }: BankDetails) => `${bank} •••• ${account.slice(-4)}`
