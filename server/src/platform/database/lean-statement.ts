import pg from 'pg'
import { statementName } from './statement-name.ts'

/** How the rows of a statement are read, as PostgreSQL described them when it was asked first; null where it gives none. */
type Shape = Pick<Result, 'fields' | '_parsers' | '_prebuiltEmptyResultObject'> | null

/** A connection remembers the shapes by the names of their statements. */
export type Shapes = Map<string, Shape>

interface Asked {
  name: string
  text: string
  values: unknown[]
}

/** The types of the driver leave these out. */
interface Result {
  fields: unknown[]
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
  addCommandComplete(message: { text: string }): void
}

interface Connection {
  bind(portal: { statement: string }): void
  describe(portal: object): void
  execute(portal: object): void
}

interface Query {
  name: string
  _result: Result
  _accumulateRows: boolean
  prepare(connection: Connection): void
  handleRowDescription(message: object): void
  handleCommandComplete(message: { text: string }, connection: Connection): void
}

const Query = pg.Query as unknown as new (asked: Asked) => Query

export const BEGIN = { text: 'begin', name: statementName('begin'), values: [] }

interface Along {
  shapes: Shapes | undefined
  /** A transaction begins with this statement, in one way there and back. */
  begins: boolean
}

/**
 * A statement that is kept under its name. PostgreSQL describes its rows once a connection and not each time, which costs
 * a third of a read of many columns: a kept statement that would answer with other columns fails there.
 */
export class LeanStatement extends Query {
  readonly #along: Along
  #hasBegun: boolean
  #isDescribed = false

  constructor(asked: Asked, along: Along) {
    super(asked)
    this.#along = along
    this.#hasBegun = !along.begins
  }

  override prepare(connection: Connection) {
    if (!this.#hasBegun) sendBegin(connection)
    const shape = this.#along.shapes?.get(this.name)
    if (shape === undefined) return super.prepare(connection)
    if (shape) Object.assign(this._result, shape)
    this._accumulateRows = true
    super.prepare(withoutDescribing(connection))
  }

  override handleRowDescription(message: object) {
    super.handleRowDescription(message)
    this.#isDescribed = true
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    this.#along.shapes?.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }

  override handleCommandComplete(message: { text: string }, connection: Connection) {
    if (!this.#hasBegun) {
      this.#hasBegun = true
      return
    }
    const { shapes } = this.#along
    if (shapes && !this.#isDescribed && !shapes.has(this.name)) shapes.set(this.name, null)
    super.handleCommandComplete(message, connection)
  }
}

/** The connection has kept it before: what is parsed now must be the statement itself. */
function sendBegin(connection: Connection) {
  connection.bind({ statement: BEGIN.name })
  connection.execute({})
}

const silent = new WeakMap<Connection, Connection>()

function withoutDescribing(connection: Connection) {
  const known = silent.get(connection)
  if (known) return known
  const made: Connection = Object.create(connection, { describe: { value: () => {} } })
  silent.set(connection, made)
  return made
}
