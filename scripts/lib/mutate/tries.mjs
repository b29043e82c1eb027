/**
 * The rounds of one test: each of its mutants, and after a red one the same test without a mutant. Only if that is green
 * was it the mutant that made it red, and not what an earlier one left behind.
 */
export class Tries {
  /** Whether the test was just green without a mutant. */
  #isSure = false
  #current
  #failed
  #waiting

  constructor({ key, file, mutants, isCareful, isFresh, ms, isKilled, write }) {
    Object.assign(this, { key, file, isCareful, isFresh, isKilled, write })
    this.patienceMs = Math.max(6_000, ms * 12)
    this.#waiting = [...mutants]
  }

  /** Chooses the next round; false where none is left. */
  next() {
    this.hasNext = true
    if (this.#failed !== undefined || (this.isCareful && !this.#isSure)) {
      this.#current = null
      return true
    }
    this.#waiting = this.#waiting.filter((id) => !this.isKilled(id))
    this.#current = this.#waiting.shift()
    this.hasNext = this.#current !== undefined
    return this.hasNext
  }

  /** The mutant of the round that begins now, or null. */
  begin() {
    this.write({ type: 'try', mutant: this.#current, file: this.file, key: this.key, pid: process.pid })
    return this.#current
  }

  end(isGreen) {
    return this.#current === null ? this.#endWithout(isGreen) : this.#endWith(this.#current, isGreen)
  }

  #endWith(mutant, isGreen) {
    if (isGreen) {
      this.write({ type: 'survived', mutant, key: this.key })
      this.#isSure = false
    } else this.#failed = mutant
    this.next()
    return null
  }

  #endWithout(isGreen) {
    const mutant = this.#failed
    this.#failed = undefined
    if (isGreen) {
      if (mutant !== undefined) this.#kill(mutant)
      this.#isSure = true
      // From here on a mutant is tried in peace.
      this.isCareful = false
      this.next()
      return null
    }
    this.hasNext = false
    if (mutant === undefined && this.isFresh) {
      this.write({ type: 'unusable', key: this.key })
      return 'restart'
    }
    // Red with the mutant and red after it: its own doing if all was well before it.
    if (this.#isSure && mutant !== undefined) this.#kill(mutant)
    this.write({ type: 'restart', file: this.file, key: this.key })
    return 'restart'
  }

  #kill(mutant) {
    this.write({ type: 'killed', mutant, key: this.key })
  }
}
