import { settleDue } from './due-store.ts'
import type { Faults } from './faults.ts'
import type { House } from './house.ts'

/** Every call comes over it, and what may go wrong on a line goes wrong here. */
export class Line {
  readonly wires: Faults
  #house: House

  constructor(house: House, wires: Faults) {
    this.#house = house
    this.wires = wires
  }

  /** A call that changes something. */
  change<Told>(call: string, work: () => Promise<Told>) {
    return this.wires.carry(call, async () => {
      const told = await work()
      this.#house.tell()
      return told
    })
  }

  /** Reads, and where something was due by now lets it happen and reads again. */
  read<Row extends object, View>(call: string, { find, dueAt, view }: Reading<Row, View>) {
    const { book, clock, tell } = this.#house
    return this.wires.carry(call, async () => {
      let row = await find()
      const due = row && dueAt(row)
      if (due && due <= clock.now()) {
        await settleDue(book, clock.now())
        tell()
        row = await find()
      }
      return row ? view(row) : null
    })
  }
}

interface Reading<Row, View> {
  find(): Promise<Row | undefined>
  dueAt(row: NoInfer<Row>): Date | null
  view(row: NoInfer<Row>): View
}

/** Each kind of call is answered with these. */
export interface Desk extends House {
  line: Line
}
