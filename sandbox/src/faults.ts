import { setTimeout as pause } from 'node:timers/promises'
import { Unreachable } from './refusals.ts'

/** A call can break at three points before anything was done, and at three after. */
export const POINTS = [
  'before_sending',
  'after_sending',
  'before_doing',
  'after_doing',
  'before_answering',
  'after_answering',
] as const
export type Point = (typeof POINTS)[number]

export interface Fault {
  point: Point
  /** `hang` never answers, which is where a test may kill the process. */
  does: 'fail' | 'hang'
  /** Only this call meets the fault, such as `charge`; null means whichever comes next. */
  call: string | null
  left: number
}

/** The faults are of one process, and gone with it. */
export class Faults {
  delayMs = 0
  fault: Fault | null = null
  refundsFail = false
  /** Too little of our money is there to pay anybody out. */
  isShort = false
  holdsDeliveries = false
  hanging = 0

  async carry<T>(call: string, work: () => Promise<T>): Promise<T> {
    if (this.delayMs === 0 && this.fault === null) return work()
    const fault = this.#take(call)
    if (fault) await this.#meet(fault, POINTS.slice(0, 3))
    if (this.delayMs > 0) await pause(this.delayMs, undefined, { ref: false })
    const answer = await work()
    if (fault) await this.#meet(fault, POINTS.slice(3))
    return answer
  }

  #take(call: string) {
    const { fault } = this
    if (!fault || (fault.call !== null && fault.call !== call)) return null
    fault.left--
    if (fault.left <= 0) this.fault = null
    return fault
  }

  async #meet({ point, does }: Fault, points: readonly Point[]) {
    if (!points.includes(point)) return
    if (does === 'fail') throw new Unreachable(`The sandbox did not answer: ${point}`)
    this.hanging++
    await new Promise(() => {})
  }
}
