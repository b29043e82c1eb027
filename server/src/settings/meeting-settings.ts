import { StartFailure } from '../platform/start-failure.ts'
import type { Environment } from './settings.ts'

const PUBLIC_ROOMS = 'https://meet.jit.si'

/** The address of a generated meeting room begins with it; null means that agents must give their own. */
export function readMeetingRooms({ MEETING_ROOMS: value }: Environment): string | null {
  if (value === 'none') return null
  const text = value || PUBLIC_ROOMS
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:' || url.username || url.search || url.hash)
    throw new StartFailure(
      `MEETING_ROOMS is "${text}"; set it to an https address such as https://meet.example.com, or to none.`,
    )
  return url.href.replace(/\/$/, '')
}
