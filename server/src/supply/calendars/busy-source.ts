import type { Interval } from '../availability/slots/intervals.ts'

export interface Window extends Interval {
  /** Whose days whole days are. */
  zone: string
}

/** One kind of calendar elsewhere, of which we learn when somebody is busy and nothing more. */
export interface BusySource {
  /** What a person is asked to allow. */
  scope: string
  /** What must be among the things they allowed. */
  needed: string
  /** What else the way there must carry, so that it can be read while they are away. */
  wayThere: Record<string, string>
  /** Throws `TokenRefused` where the token is no longer good; else whatever went wrong. */
  busyBetween(accessToken: string, window: Window): Promise<Interval[]>
}

/** The provider no longer lets us in for this person. */
export class TokenRefused extends Error {}
