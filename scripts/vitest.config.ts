import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.mjs'],
    // As in the gate: a snapshot that is missing fails, and none is written.
    update: 'none',
  },
})
