import { writeMoney } from '../receipts/money.ts'

export const showMoney = (amount: number, currency: string) => writeMoney(amount, currency)
