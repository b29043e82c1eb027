import { randomInt } from 'node:crypto'

/**
 * Two sets of tests: the gate, which runs before everything that lands, and the long set, which has the rest and more
 * rounds of some. See docs/testing.md.
 */
export const inLongSet = process.env.TEST_SET === 'long'

/**
 * A run by chance begins with it: always the same in the gate, drawn in the long set. Whoever uses it names
 * it where the run fails; `SEED=…` repeats that run.
 */
export const drawSeed = (inGate: number) =>
  Number(process.env.SEED ?? (inLongSet ? randomInt(2 ** 31) : inGate))

/** A race is run, or cases are drawn, a few times in the gate and the full count in the long set. */
export const rounds = (inGate: number, inLong: number) => (inLongSet ? inLong : inGate)
