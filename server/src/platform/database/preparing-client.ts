import pg from 'pg'
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
  watch?: WatchStatement
}

interface NamedStatement {
  text: string
  name?: string
}

/** A cursor brings its own way of being sent, and is none. */
const isStatement = (asked: unknown): asked is NamedStatement =>
  typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked)

/**
 * Connections that name the statements they are given as text and parameters, so that PostgreSQL parses and plans each
 * once and not each time. Half a list's cost is saved that way.
 */
export function preparingClient({ keepsStatements = true, watch }: Preparing = {}) {
  const names = new Map<string, string | undefined>()

  function nameOf(text: string) {
    if (names.has(text)) return names.get(text)
    if (names.size >= MOST_STATEMENTS) return undefined
    return remember(text, PREPARABLE.test(text) && !answersAllColumns(text))
  }

  function remember(text: string, isKept = true) {
    const name = isKept ? statementName(text) : undefined
    names.set(text, name)
    return name
  }

  /** A statement that asks to be kept is kept under the name of its text, or not at all. */
  const kept = (asked: NamedStatement) => ({
    ...asked,
    name: keepsStatements ? (names.get(asked.text) ?? remember(asked.text)) : undefined,
  })

  return class PreparingClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the overloads of what is replaced are many, and passed on as they are
    override query(query: any, values?: any, callback?: any): any {
      const text = typeof query === 'string' ? query : isStatement(query) && query.text
      if (!watch || !text) return this.#named(query, values, callback)
      const ended = watch({ text })
      const told = typeof values === 'function' ? values : callback
      if (told) {
        const tell = (error: Error | null, result: unknown) => {
          ended(error)
          told(error, result)
        }
        return told === values ? this.#named(query, tell) : this.#named(query, values, tell)
      }
      const answer = this.#named(query, values)
      answer.then(
        () => ended(null),
        (error: Error) => ended(error),
      )
      return answer
    }

    // biome-ignore lint/suspicious/noExplicitAny: as above
    #named(query: any, values?: any, callback?: any): any {
      const isPlain = keepsStatements && typeof query === 'string' && Array.isArray(values)
      const name = isPlain ? nameOf(query) : undefined
      if (name) return super.query({ name, text: query, values }, callback)
      return super.query(isStatement(query) && query.name ? kept(query) : query, values, callback)
    }
  }
}
