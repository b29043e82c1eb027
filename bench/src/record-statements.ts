import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../server/src/context.ts'
import { openContext } from '../../server/src/open-context.ts'
import { readSettings } from '../../server/src/settings/settings.ts'
import { heardStatements, type Statement } from './heard-statements.ts'

/** Read by its address alone: what it is made of is written for Node, and the measurements for a browser's types too. */
const APP: string = '../../server/src/app.ts'

/** By the path of a call. */
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

/** What the server asks of PostgreSQL to answer each of these reads, as a file for the floor that asks the same. */
export async function recordStatements({ folder, databaseUrl, env }: Place, calls: Call[]) {
  const { context, close } = await openContext(readSettings(env), databaseUrl)
  const { buildApp } = (await import(APP)) as { buildApp(of: Context): Promise<FastifyInstance> }
  const app = await buildApp(context)
  const statements: Statements = {}
  try {
    for (const { path, headers } of calls) {
      const read = async () => {
        const answer = await app.inject({ url: `/api${path}`, headers })
        if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
      }
      // What is written once in a while, such as when somebody was last seen, is no part of it.
      await read()
      statements[path] = (await heardStatements(read)).map(({ text, values }) => ({ text, values }))
    }
  } finally {
    await app.close()
    await close()
  }
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'statements.json')
  await writeFile(file, JSON.stringify(statements))
  return file
}
