import { defineConfig } from 'vitest/config'
import { filesOfSet } from '../scripts/lib/test-set.mjs'

export default defineConfig({
  test: {
    include: filesOfSet(import.meta.dirname, ['src/**/*.test.ts']),
    // The story is told to a database of the server.
    globalSetup: '../server/test/template-database.ts',
    // These end what hangs; they are no goals.
    testTimeout: 60_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    isolate: false,
    env: { NODE_ENV: 'test' },
    // A snapshot that is missing fails as in the gate, and none is written.
    update: 'none',
  },
})
