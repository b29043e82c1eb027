import { join } from 'node:path'
import { heardStatements, type Statement } from './heard-statements.ts'
import { recorded } from './recorded.ts'

export type Statements = Record<string, Pick<Statement, 'text' | 'values'>[]>

interface Call {
  path: string
  headers: Record<string, string>
}

interface Place {
  folder: string
  databaseUrl: string
  env: Record<string, string>
}

/**
 * Records what the server asks of PostgreSQL to answer each of these reads, as a file for the floor that asks the same.
 */
export const recordStatements = ({ folder, databaseUrl, env }: Place, calls: Call[]) =>
  recorded({ file: join(folder, 'statements.json'), databaseUrl, env }, async (app) => {
    const statements: Statements = {}
    for (const { path, headers } of calls) {
      const read = async () => {
        const answer = await app.inject({ url: `/api${path}`, headers })
        if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
      }
      // Statements that run once in a while, such as when somebody was last seen, are left out.
      await read()
      statements[path] = (await heardStatements(read)).map(({ text, values }) => ({ text, values }))
    }
    return statements
  })
