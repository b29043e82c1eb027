import { hash, verify } from '@node-rs/argon2'

/** 50 to 100 ms of a core, off the event loop. */
const COST = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, COST)

/** Compared when nobody has the email, so that both cases take the same time. */
let decoy: Promise<string> | undefined

export async function isPassword(passwordHash: string | null | undefined, password: string) {
  decoy ??= hashPassword('nobody has this password')
  const matches = await verify(passwordHash ?? (await decoy), password)
  return matches && passwordHash != null
}
