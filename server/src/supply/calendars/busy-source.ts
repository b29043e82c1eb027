import type { Interval } from '../availability/slots/intervals.ts'

export interface Window extends Interval {
  /** Whole days are days of this zone. */
  zone: string
}

/** One kind of calendar elsewhere, of which we learn when somebody is busy and nothing more. */
export interface BusySource {
  scope: string
  needed: string
  /** The way there must carry these too, so that the calendar can be read while they are away. */
  wayThere: Record<string, string>
  /** Throws `TokenRefused` where the token is no longer good; else whatever went wrong. */
  busyBetween(accessToken: string, window: Window): Promise<Interval[]>
}

/** The provider no longer lets us in for this person. */
export class TokenRefused extends Error {}
