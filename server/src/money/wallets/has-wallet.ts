import type { Context } from '../../context.ts'
import { walletOf } from './wallet-store.ts'

/** Returns true if an agent has linked a bank account, or begun to. */
export const hasWallet = async ({ db }: Context, agentId: string) =>
  (await walletOf(db, agentId)) !== undefined
