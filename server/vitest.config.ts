import { defineConfig } from 'vitest/config'
import { filesOfSet } from '../scripts/lib/test-set.mjs'

export default defineConfig({
  test: {
    include: filesOfSet(import.meta.dirname, ['src/**/*.test.ts', 'test/**/*.test.ts']),
    globalSetup: './test/template-database.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    env: { NODE_ENV: 'test' },
  },
})
