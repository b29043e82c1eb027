import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { describeRows, ROW_TYPES_FILE } from './row-types.ts'

/** `npm run db:types`: migrates an empty database and writes down what its tables hold. */
const folder = await mkdtemp(join(tmpdir(), 'row-types-'))
const postgres = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false })
try {
  await migrate(postgres.url)
  await writeFile(ROW_TYPES_FILE, await describeRows(postgres.url))
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
