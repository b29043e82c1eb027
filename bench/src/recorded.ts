import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../server/src/context.ts'
import { openContext } from '../../server/src/open-context.ts'
import { readSettings } from '../../server/src/settings/settings.ts'

/** Read by its address alone: what it is made of is written for Node, and the measurements for a browser's types too. */
const APP: string = '../../server/src/app.ts'

interface Place {
  databaseUrl: string
  env: Record<string, string>
}

/** Opens the server within this process, and writes what was recorded of it to the file. */
export async function recorded<T>(
  { file, ...place }: Place & { file: string },
  record: (app: FastifyInstance) => Promise<T>,
) {
  const said = await within(place, record)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(said))
  return file
}

export async function within<T>({ databaseUrl, env }: Place, does: (app: FastifyInstance) => Promise<T>) {
  const { context, close } = await openContext(readSettings(env), databaseUrl)
  const { buildApp } = (await import(APP)) as { buildApp(of: Context): Promise<FastifyInstance> }
  const app = await buildApp(context)
  try {
    return await does(app)
  } finally {
    await app.close()
    await close()
  }
}
