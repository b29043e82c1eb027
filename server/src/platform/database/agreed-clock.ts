import { type Clock, stopwatch, systemClock } from '../clock.ts'
import type { Log } from '../log.ts'

const EVERY_MS = 15_000
const AGAIN_MS = 1_000
/** Clocks that are set by the net differ by less. */
const APART_MS = 2_000
/** An answer that took longer does not say well enough when it was given. */
const SLOW_MS = 1_000

interface Agreeing {
  timeOfDatabase: () => Promise<Date>
  log: Log
  /** The clock of this machine, which somebody may set. */
  machine?: Clock
  /** Milliseconds that go on evenly, whatever the clock is set to. */
  elapsed?: () => number
}

/**
 * The clock of all nodes: that of the machine while it agrees with the database's, else the database's. Nodes that disagree
 * on the time would take each other's codes, limits and claims for old or for not begun.
 */
export async function openAgreedClock({
  timeOfDatabase,
  log,
  machine = systemClock,
  elapsed = stopwatch(),
}: Agreeing) {
  /** It is added to the machine's time. */
  let correction = 0
  let begun = begunAt()
  let looking: Promise<void> | undefined
  let next: NodeJS.Timeout | undefined
  let isClosed = false

  /** It stays the same but for what the net corrects bit by bit. */
  function begunAt() {
    return machine.now().getTime() - elapsed()
  }

  /** A clock that was set goes on from where it was until the database says what time it is. */
  function noticeJump() {
    let jump = begunAt() - begun
    // A process that stood still between the two readings finds none the second time.
    if (Math.abs(jump) > APART_MS) jump = begunAt() - begun
    begun += jump
    if (Math.abs(jump) <= APART_MS) return
    correction -= Math.round(jump)
    log.warn({ seconds: Math.round(jump / 1000) }, 'the clock of this machine was set')
    look()
  }

  async function compare() {
    const asked = elapsed()
    const time = await timeOfDatabase()
    const took = elapsed() - asked
    noticeJump()
    if (took > SLOW_MS) throw new Error('The database took too long to say what time it is.')
    const apart = Math.round(time.getTime() + took / 2 - machine.now().getTime())
    const wanted = Math.abs(apart) > APART_MS ? apart : 0
    if (Math.abs(wanted - correction) <= APART_MS / 10) return
    correction = wanted
    if (wanted === 0) log.info('the clock of this machine agrees with the database')
    else
      log.warn(
        { seconds: Math.round(wanted / 1000) },
        'the clock of this machine differs from that of the database, which is used',
      )
  }

  function look() {
    looking ??= compare()
      .then(
        () => EVERY_MS,
        () => AGAIN_MS,
      )
      .then((pause) => {
        looking = undefined
        clearTimeout(next)
        if (!isClosed) next = setTimeout(look, pause).unref()
      })
    return looking
  }

  const now = () => {
    noticeJump()
    return new Date(machine.now().getTime() + correction)
  }
  await look()
  return {
    now,
    correction() {
      noticeJump()
      return correction
    },
    async close() {
      isClosed = true
      clearTimeout(next)
      await looking
    },
  }
}
