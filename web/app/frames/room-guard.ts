import { errors } from '@sojourn/contract/calls/errors'
import { roomAt, roomOf, startOf } from '@sojourn/contract/paths/start-of'
import type { Role } from '@sojourn/contract/people/auth'
import { data, redirect } from 'react-router'

const NOTICE = 'notice=wrong_mode'

/** Returns true if a page lies in the room of the other mode, which opens after a switch. */
export const isOtherRoom = (role: Role, pathname: string) => {
  const room = roomAt(pathname)
  return role !== 'staff' && room !== 'staff' && room !== roomOf(role)
}

/** To others the desk of our staff does not exist; staff, who cannot switch, are led back to it. */
export function guardRoom(role: Role, pathname: string) {
  const room = roomAt(pathname)
  if (room === roomOf(role) || isOtherRoom(role, pathname)) return
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
