/** Old and new names of one zone, such as Asia/Calcutta and Asia/Kolkata, are the same zone. */
export function isSameZone(one: string, other: string) {
  return one === other || canonical(one) === canonical(other)
}

function canonical(timeZone: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return timeZone
  }
}

interface Zones {
  browser: string
  /** Null until the account has one. */
  account: string | null
  /** The one they did not want, in this session. */
  declined: string | null
}

/** The zone to offer for the account, if any. */
export function zoneToOffer({ browser, account, declined }: Zones) {
  const isKnown = [account, declined].some((zone) => zone !== null && isSameZone(browser, zone))
  return isKnown ? null : browser
}
