import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.mjs'],
    // The gate does the same: a snapshot that is missing fails, and none is written.
    update: 'none',
  },
})
