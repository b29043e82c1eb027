import { defineConfig } from 'vitest/config'
import { filesOfSet } from '../scripts/lib/test-set.mjs'

export default defineConfig({
  test: {
    include: filesOfSet(import.meta.dirname, ['**/*.test.ts']),
    globalSetup: './house.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 8_000 } },
  },
})
