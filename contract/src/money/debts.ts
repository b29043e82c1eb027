import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, one } from '../calls/call.ts'

/** A debt begins when a bank reclaims a payment whose credit was used. */
export const ClientDebt = z.strictObject({ amount: Money })
export type ClientDebt = z.output<typeof ClientDebt>

export const showDebts = defineCall({
  method: 'GET',
  path: '/debts',
  summary: 'What the client owes, currency by currency.',
  who: 'client',
  reply: one(z.array(ClientDebt)),
})

export const billDebt = defineCall({
  method: 'POST',
  path: '/debts/bills',
  summary: 'What a payment of a debt names as its payable; the one that is not paid is given again.',
  who: 'client',
  idempotent: true,
  body: z.strictObject({ currency: z.string().regex(/^[A-Z]{3}$/, 'please choose a currency') }),
  reply: one(z.strictObject({ payable_id: z.string(), amount: Money })),
  status: 201,
})
