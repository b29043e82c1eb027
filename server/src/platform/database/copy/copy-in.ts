import { once } from 'node:events'
import { Writable } from 'node:stream'
import type pg from 'pg'
import type { CopyLine } from './copy-line.ts'

/** Takes the rows for `copy … from stdin` as PostgreSQL wrote them. It ends once they are in. */
class CopyIn extends Writable implements pg.Submittable {
  rows = 0
  readonly #text: string
  readonly #begun = Promise.withResolvers<CopyLine>()
  readonly #done = Promise.withResolvers<void>()
  #isOver = false

  constructor(text: string) {
    super()
    this.#text = text
    this.#begun.promise.catch(() => {})
    this.#done.promise.catch(() => {})
  }

  submit(connection: pg.Connection) {
    connection.query(this.#text)
  }

  handleCopyInResponse(connection: pg.Connection) {
    this.#begun.resolve(connection as unknown as CopyLine)
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void) {
    this.#send(chunk).then(() => done(), done)
  }

  override _final(done: (error?: Error | null) => void) {
    this.#begun.promise
      .then((line) => {
        line.endCopyFrom()
        return this.#done.promise
      })
      .then(() => done(), done)
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    if (error && !this.#isOver)
      this.#begun.promise.then((line) => line.sendCopyFail(error.message)).catch(() => {})
    done(error)
  }

  handleCommandComplete({ text }: { text: string }) {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1])
  }

  handleReadyForQuery() {
    this.#isOver = true
    this.#done.resolve()
  }

  handleError(error: Error) {
    this.#isOver = true
    this.#begun.reject(error)
    this.#done.reject(error)
    this.destroy(error)
  }

  async #send(chunk: Buffer) {
    const line = await this.#begun.promise
    line.sendCopyFromChunk(chunk)
    if (line.stream.writableNeedDrain) await once(line.stream, 'drain')
  }
}

export const copyIn = (client: pg.Client, what: string) => client.query(new CopyIn(`copy ${what} from stdin`))
