import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { filesOfSet } from '../scripts/lib/test-set.mjs'

const here = import.meta.dirname
/** The gate runs the files of the demo here, where the story is told already. */
const ofDemo = process.env.WITH_DEMO_FILES
  ? filesOfSet(join(here, '../demo'), ['src/**/*.test.ts']).map((file: string) => join('../demo', file))
  : []

export default defineConfig({
  test: {
    include: [...filesOfSet(here, ['src/**/*.test.ts', 'test/**/*.test.ts']), ...ofDemo],
    globalSetup: ['./test/template-database.ts', './test/built-server.ts'],
    // These end what hangs; they are no goals.
    testTimeout: 60_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    // A worker reads the server once and runs many files; what a file changes of its process, it puts back.
    isolate: false,
    env: { NODE_ENV: 'test' },
    // A snapshot that is missing fails as in the gate, and none is written.
    update: 'none',
  },
})
