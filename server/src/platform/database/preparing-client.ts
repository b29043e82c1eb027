import pg from 'pg'
import { BEGIN, LeanStatement, type Shapes } from './lean-statement.ts'
import { statementName } from './statement-name.ts'
import type { WatchStatement } from './watch-statement.ts'

const PREPARABLE = /^[\s(]*(?:select|with|insert|update|delete)\b/i
const ALL_COLUMNS = /\.\*|(?:\b(?:select|distinct|returning)|[,#])\s+\*\s*(?:,|from\b|$)/i
const SAID_OR_REMARKED = /'(?:[^']|'')*'|--[^\n]*/g
const IN_BRACKETS = /\([^()]*\)/g
/** One connection may keep so many; texts of ever new shapes beyond that are planned each time. */
const MOST_STATEMENTS = 500

/**
 * A kept statement that answers with all columns would fail on an old node as soon as a new one has added a column. All
 * columns of a part in brackets harm nobody: PostgreSQL plans anew, and what is answered stays. What multiplies is none.
 */
function answersAllColumns(text: string) {
  let outer = text.replace(SAID_OR_REMARKED, '')
  for (let before = ''; before !== outer; ) {
    before = outer
    outer = outer.replace(IN_BRACKETS, '#')
  }
  return ALL_COLUMNS.test(outer)
}

interface Preparing {
  /** A pooler between us and PostgreSQL may not let statements keep their names. */
  keepsStatements?: boolean
  /** Behind a pooler another connection of PostgreSQL may answer each time. */
  isPooled?: boolean
  watch?: WatchStatement
}

interface NamedStatement {
  text: string
  name?: string
  values?: unknown[]
}

/** A cursor brings its own way of being sent, and is none. */
const isStatement = (asked: unknown): asked is NamedStatement =>
  typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked)

/**
 * Connections that name the statements they are given as text and parameters, so that PostgreSQL parses and plans each
 * once and not each time. Half a list's cost is saved that way.
 */
export function preparingClient({ keepsStatements = true, isPooled = false, watch }: Preparing = {}) {
  const names = new Map<string, string | undefined>()

  function nameOf(text: string) {
    if (names.has(text)) return names.get(text)
    if (names.size >= MOST_STATEMENTS) return undefined
    if (PREPARABLE.test(text) && !answersAllColumns(text)) return remember(text)
    names.set(text, undefined)
    return undefined
  }

  function remember(text: string) {
    const name = statementName(text)
    names.set(text, name)
    return name
  }

  /** Undefined where it is not kept. One that asks to be kept is so under the name of its text, or not at all. */
  function askedOf(query: unknown, values: unknown) {
    if (!keepsStatements) return undefined
    const given = Array.isArray(values) ? values : undefined
    if (isStatement(query)) {
      const { text } = query
      if (!query.name) return undefined
      return { name: names.get(text) ?? remember(text), text, values: given ?? query.values ?? [] }
    }
    if (typeof query !== 'string' || !given) return undefined
    const name = nameOf(query)
    return name ? { name, text: query, values: given } : undefined
  }

  return class PreparingClient extends pg.Client {
    readonly #shapes: Shapes | undefined = isPooled ? undefined : new Map()
    #keepsBegin = false
    /** The transaction begins with its first statement. */
    #begins = false

    // biome-ignore lint/suspicious/noExplicitAny: the overloads of what is replaced are many, and passed on as they are
    override query(query: any, values?: any, callback?: any): any {
      const text = typeof query === 'string' ? query : isStatement(query) && query.text
      if (!watch || !text) return this.#inTurn(query, values, callback)
      const ended = watch({ text })
      const told = typeof values === 'function' ? values : callback
      if (told) {
        const tell = (error: Error | null, result: unknown) => {
          ended(error)
          told(error, result)
        }
        return told === values ? this.#inTurn(query, tell) : this.#inTurn(query, values, tell)
      }
      const answer = this.#inTurn(query, values)
      answer.then(
        () => ended(null),
        (error: Error) => ended(error),
      )
      return answer
    }

    // biome-ignore lint/suspicious/noExplicitAny: as above
    #inTurn(query: any, values?: any, callback?: any): any {
      if (!keepsStatements || callback || typeof values === 'function')
        return this.#named(query, values, callback)
      if (query === BEGIN.text) return this.#begin()
      if (!this.#begins || (query !== 'commit' && query !== 'rollback')) return this.#named(query, values)
      // Nothing was asked in it.
      this.#begins = false
      return Promise.resolve(answered(query.toUpperCase()))
    }

    async #begin() {
      if (this.#keepsBegin) this.#begins = true
      else await super.query(BEGIN)
      this.#keepsBegin = true
      return answered('BEGIN')
    }

    // biome-ignore lint/suspicious/noExplicitAny: as above
    #named(query: any, values?: any, callback?: any): any {
      const begins = this.#begins
      this.#begins = false
      const asked = askedOf(query, values)
      if (!asked) {
        if (begins) super.query(BEGIN, () => {})
        return super.query(
          isStatement(query) && query.name ? { ...query, name: undefined } : query,
          values,
          callback,
        )
      }
      const told = typeof values === 'function' ? values : callback
      const statement = new LeanStatement(asked, { shapes: this.#shapes, begins })
      if (told) return super.query(statement as never, told)
      const { promise, resolve, reject } = Promise.withResolvers()
      super.query(statement as never, (error: Error | null, result: unknown) =>
        error ? reject(error) : resolve(result),
      )
      return promise
    }
  }
}

/** The answer of a statement that was not sent. */
const answered = (command: string) => ({ command, rowCount: null, rows: [], fields: [] })
