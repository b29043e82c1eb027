export interface Statement {
  /** Never holds what somebody typed: values go beside it. */
  text: string
}

/** Hears of each statement when it is sent, and answers with what is to be called when it has ended. */
export type WatchStatement = (statement: Statement) => (error: Error | null) => void

export const watchBoth =
  (one: WatchStatement, other: WatchStatement): WatchStatement =>
  (statement) => {
    const ended = [one(statement), other(statement)]
    return (error) => {
      for (const end of ended) end(error)
    }
  }
