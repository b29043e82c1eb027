import { Readable } from 'node:stream'
import type pg from 'pg'
import type { CopyLine } from './copy-line.ts'

/** The rows of `copy … to stdout` as PostgreSQL writes them. Who reads slowly holds the connection up, not our memory. */
class CopyOut extends Readable implements pg.Submittable {
  /** Known once it has ended. */
  rows = 0
  readonly #text: string
  #line: CopyLine | undefined

  constructor(text: string) {
    super()
    this.#text = text
  }

  submit(connection: pg.Connection) {
    this.#line = connection as unknown as CopyLine
    this.#line.query(this.#text)
  }

  handleCopyData({ chunk }: { chunk: Buffer }) {
    // A copy, since what it lies in is used again for what comes next.
    if (!this.push(Buffer.from(chunk))) this.#line?.stream.pause()
  }

  override _read() {
    this.#line?.stream.resume()
  }

  handleCommandComplete({ text }: { text: string }) {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1])
  }

  handleReadyForQuery() {
    this.push(null)
  }

  handleError(error: Error) {
    this.destroy(error)
  }
}

export const copyOut = (client: pg.Client, what: string) =>
  client.query(new CopyOut(`copy ${what} to stdout`))
