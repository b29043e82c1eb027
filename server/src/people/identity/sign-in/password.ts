import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import * as argon2 from '@node-rs/argon2'
import { limitConcurrency } from '../../../platform/limit-concurrency.ts'
import type { WorkCost } from '../../../settings/settings.ts'

/** `full` takes 56 ms of one core of a small server, beside the event loop; `least` is for tests. */
const COSTS: Record<WorkCost, argon2.Options> = {
  full: { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 },
  least: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Without a hash the answer is no, for the same work. */
  isRight(passwordHash: string | null | undefined, password: string): Promise<boolean>
}

/** One core stays free: however many sign in at once, everybody else is answered. */
const takeTurn = limitConcurrency(Math.max(1, availableParallelism() - 1))

export function openPasswords(
  cost: WorkCost,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Passwords {
  const hashInTurn = (password: string) => takeTurn(() => hash(password, COSTS[cost]))
  /** Compared when there is nothing to compare with. */
  const decoy = hashInTurn(randomUUID())
  return {
    hash: hashInTurn,
    isRight: async (passwordHash, password) => {
      const known = passwordHash ?? (await decoy)
      const matches = await takeTurn(() => verify(known, password))
      return matches && passwordHash != null
    },
  }
}
