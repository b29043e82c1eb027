/** After as many red rounds in a row the test shows that it is still green by itself. */
const MOST_RED = 8

/**
 * The rounds of one test: each of its mutants, and after red ones the same test without a mutant. Only if that is green
 * was it the mutants that made it red, and not what one of them left behind.
 */
export class Tries {
  /** The flag is true right after the test was green without a mutant. */
  #isSure = false
  #hasTried = false
  #current
  #red = []
  #waiting

  constructor({ key, file, mutants, isCareful, isFresh, ms, isKilled, write }) {
    Object.assign(this, { key, file, isCareful, isFresh, isKilled, write })
    this.patienceMs = Math.max(6_000, ms * 12)
    this.#waiting = [...mutants]
  }

  /** Chooses the next round; false where none is left. */
  next() {
    this.#waiting = this.#waiting.filter((id) => !this.isKilled(id))
    this.#current = this.#needsControl() ? null : this.#waiting.shift()
    this.hasNext = this.#current !== undefined
    return this.hasNext
  }

  #needsControl() {
    if (this.isCareful) return !this.#isSure
    return this.#red.length === MOST_RED || (this.#red.length > 0 && this.#waiting.length === 0)
  }

  /** The mutant of the round that begins now, or null. */
  begin() {
    this.write({ type: 'try', mutant: this.#current, file: this.file, key: this.key, pid: process.pid })
    return this.#current
  }

  /** Takes in how the round went; true where the file has to start anew. */
  end(isGreen) {
    if (this.#current === null) return this.#endControl(isGreen)
    if (!isGreen) this.#red.push(this.#current)
    // Green again, or green just before: the red rounds were their mutants' doing.
    if (isGreen || this.isCareful) this.#killRed()
    if (isGreen) this.write({ type: 'survived', mutant: this.#current, key: this.key })
    this.#isSure = false
    this.#hasTried = true
    this.next()
    return false
  }

  #endControl(isGreen) {
    if (isGreen) {
      this.#killRed()
      this.#isSure = true
      this.next()
      return false
    }
    this.hasNext = false
    this.write({ type: this.isFresh && !this.#hasTried ? 'unusable' : 'restart', key: this.key })
    return true
  }

  #killRed() {
    for (const mutant of this.#red) this.write({ type: 'killed', mutant, key: this.key })
    this.#red = []
  }
}
