import * as argon2 from '@node-rs/argon2'
import { openPasswords } from '../src/people/identity/sign-in/password.ts'

/** Counts what argon2 does for passwords. */
export function countPasswordWork() {
  let hashed = 0
  let verified = 0
  const passwords = openPasswords('least', {
    hash: (...given) => {
      hashed += 1
      return argon2.hash(...given)
    },
    verify: (...given) => {
      verified += 1
      return argon2.verify(...given)
    },
  })
  return {
    passwords,
    begin() {
      hashed = 0
      verified = 0
    },
    done: () => ({ hashed, verified }),
  }
}
