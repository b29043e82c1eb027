import { z } from 'zod'
import { ADDRESS_LENGTH } from './limits.ts'

/** Only printable ASCII is taken: a browser copies an address of other letters encoded, and no letter may pass for another. */
const ADDRESS =
  /^https:\/\/((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59}))(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/i

const PRIVATE_ENDS = ['arpa', 'corp', 'home', 'internal', 'intranet', 'invalid', 'lan', 'local', 'localhost']

/**
 * The address of a page anybody on the internet could open: https, nobody's password or port in it, no number instead
 * of a name, no name of a private network.
 */
export const publicUrl = (wrong: string) =>
  z
    .string(wrong)
    .trim()
    .max(ADDRESS_LENGTH, `please keep it under ${ADDRESS_LENGTH} characters`)
    .refine(isPublic, wrong)

function isPublic(address: string) {
  const end = ADDRESS.exec(address)?.[2]
  return end !== undefined && !PRIVATE_ENDS.includes(end.toLowerCase())
}
