import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/template-database.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A worker reads the server once and runs many files; what a file changes of its process, it puts back.
    isolate: false,
    env: { NODE_ENV: 'test' },
  },
})
