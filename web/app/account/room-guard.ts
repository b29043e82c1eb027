import type { Role } from '@sojourn/contract/auth'
import { errors } from '@sojourn/contract/errors'
import { data, redirect } from 'react-router'
import { roomAt, roomOf, startOf } from '../identity/start-of.ts'

const NOTICE = 'notice=wrong_mode'

/** Lets a person into the rooms of their mode; to others the desk of our staff does not exist. */
export function guardRoom(role: Role, pathname: string) {
  const room = roomAt(pathname)
  if (room === roomOf(role)) return
  if (room === 'staff') throw data(null, { status: 404 })
  const cookie = `${NOTICE}; Path=/; Max-Age=60; SameSite=Lax`
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in every browser yet
  if (typeof document !== 'undefined') document.cookie = cookie
  throw redirect(startOf(role), { headers: { 'set-cookie': cookie } })
}

/** A redirect cannot speak; it leaves a note, which is read once. */
export function takeNotice() {
  if (!document.cookie.split('; ').includes(NOTICE)) return null
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in every browser yet
  document.cookie = 'notice=; path=/; max-age=0'
  return errors.wrong_mode.message
}
