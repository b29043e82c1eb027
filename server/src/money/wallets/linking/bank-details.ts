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

/** Sealed for its owner, by whatever name that has. */
export const sealDetailsOf = ({ settings }: Settings, owner: string, details: BankDetails) =>
  seal(settings, owner, Buffer.from(JSON.stringify(details)))

export const openDetailsOf = ({ settings }: Settings, owner: string, sealed: Buffer) =>
  BankDetails.parse(JSON.parse(unseal(settings, owner, sealed).toString()))

export const sealDetails = (context: Settings, walletId: string, details: BankDetails) =>
  sealDetailsOf(context, ownerOf(walletId), details)

export const openDetails = (context: Settings, walletId: string, sealed: Buffer) =>
  openDetailsOf(context, ownerOf(walletId), sealed)

/** The hint tells an account apart, and nobody can use it. */
export const hintOf = ({ bank, account }: BankDetails) => `${bank} •••• ${account.slice(-4)}`
