import { invalidField } from '../../../platform/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'

interface Owner {
  email: string
  first_name: string
  last_name: string
}

/** Others try the common ones first, and what anybody knows of the person. The contract has checked its make-up. */
export async function refuseWeakPassword(field: string, password: string, owner: Owner) {
  if (namesItsOwner(password, owner))
    throw invalidField(field, 'please choose a password without your name or email')
  if (await isCommonPassword(password))
    throw invalidField(field, 'this password is too common, please choose another one')
}

/** Shorter ones stand in too many words. */
const SHORTEST_WORD = 3

function namesItsOwner(password: string, { email, first_name, last_name }: Owner) {
  const plain = toPlain(password)
  const mailbox = email.slice(0, email.lastIndexOf('@'))
  return [mailbox, ...wordsOf(mailbox), ...wordsOf(first_name), ...wordsOf(last_name)]
    .map(toPlain)
    .some((word) => word.length >= SHORTEST_WORD && plain.includes(word))
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}]+/u)

/** Accents and case do not count: José is in "jose-2026". */
const toPlain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
