import { defineConfig } from 'vitest/config'
import { filesOfSet } from '../scripts/lib/test-set.mjs'

export default defineConfig({
  test: {
    include: filesOfSet(import.meta.dirname, ['**/*.test.ts']),
    globalSetup: './house.ts',
    // These end what hangs; they are no goals.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 8_000 } },
    // The gate does the same: a snapshot that is missing fails, and none is written.
    update: 'none',
  },
})
