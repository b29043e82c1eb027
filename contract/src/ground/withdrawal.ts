const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'

/** A consumer of the EU or the UK can withdraw from what they bought at a distance. */
const WITHDRAWING: ReadonlySet<string> = new Set([...EU.split(' '), 'GB'])

export const canWithdraw = (country: string | null) => country !== null && WITHDRAWING.has(country)
