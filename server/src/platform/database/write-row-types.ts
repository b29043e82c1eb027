import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { describeRows, ROW_TYPES_FILES } from './row-types.ts'

/** `npm run db:types`: migrates an empty database and writes down what its tables hold. */
const folder = await mkdtemp(join(tmpdir(), 'row-types-'))
const postgres = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false })
try {
  await migrate(postgres.url)
  for (const schema of ['public', 'sandbox'] as const)
    await writeFile(ROW_TYPES_FILES[schema], await describeRows(postgres.url, schema))
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
