const KEY = 'declined_timezone'

/** For as long as the tab is open; for this page alone where storage is closed. */
export function declineZone(zone: string) {
  try {
    sessionStorage.setItem(KEY, zone)
  } catch {
    // The banner is gone from this page, which is all there is.
  }
}

export function declinedZone() {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
