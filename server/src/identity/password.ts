import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** 56 ms of one core of a small server, beside the event loop. */
const COST = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, COST)

/** Compared when there is nothing to compare with, so that both cases are the same work. */
const decoy = hashPassword(randomUUID())

export async function isPassword(passwordHash: string | null | undefined, password: string) {
  const matches = await verify(passwordHash ?? (await decoy), password)
  return matches && passwordHash != null
}
