// Plain, for the contract imports nothing of Vitest.
export default {
  test: {
    include: ['src/**/*.test.ts'],
    // As in the gate: a snapshot that is missing fails, and none is written.
    update: 'none',
  },
}
