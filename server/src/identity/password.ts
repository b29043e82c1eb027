import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { inTurns } from '../platform/in-turns.ts'

/** 56 ms of one core of a small server, beside the event loop. */
const COST = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 }

/** One core stays free: however many sign in at once, everybody else is answered. */
const takeTurn = inTurns(Math.max(1, availableParallelism() - 1))

export const hashPassword = (password: string) => takeTurn(() => hash(password, COST))

/** Compared when there is nothing to compare with, so that both cases are the same work. */
const decoy = hashPassword(randomUUID())

export async function isPassword(passwordHash: string | null | undefined, password: string) {
  const known = passwordHash ?? (await decoy)
  const matches = await takeTurn(() => verify(known, password))
  return matches && passwordHash != null
}
