/**
 * Two sets of tests: the gate, which runs before everything that lands, and the long set, which has the rest and more
 * rounds of some. See docs/testing.md.
 */
export const inLongSet = process.env.TEST_SET === 'long'

/** How often a race is run, or how many cases are drawn: a few in the gate, the full count in the long set. */
export const rounds = (inGate: number, inLong: number) => (inLongSet ? inLong : inGate)
