// This is a plain object, for the contract imports nothing of Vitest.
export default {
  test: {
    include: ['src/**/*.test.ts'],
    // A snapshot that is missing fails as in the gate, and none is written.
    update: 'none',
  },
}
