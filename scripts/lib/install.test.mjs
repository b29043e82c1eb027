import { expect, test } from 'vitest'
import { holds, installFailure } from './install.mjs'

const lock = (packages) => JSON.stringify({ packages })

test('an install that matches the lock is not done again', () => {
  const locked = lock({
    '': { name: 'sojourn' },
    server: { version: '0.1.0' },
    'node_modules/@sojourn/server': { link: true },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/only-on-macos': { version: '1.0.0', optional: true },
  })
  const links = { 'node_modules/@sojourn/server': { link: true } }
  expect(holds(lock({ ...links, 'node_modules/pg': { version: '8.0.0' } }), locked)).toBe(true)
  expect(holds(lock({ ...links, 'node_modules/pg': { version: '7.9.9' } }), locked)).toBe(false)
  // A workspace came since.
  expect(holds(lock({ 'node_modules/pg': { version: '8.0.0' } }), locked)).toBe(false)
  expect(holds(lock({}), locked)).toBe(false)
  expect(holds('', locked)).toBe(false)
})

test.each([
  [
    'npm error code ENOTFOUND\nnpm error network request to registry failed',
    /^The packages cannot be fetched/,
  ],
  ['npm error code EACCES\nnpm error syscall mkdir', /^No right to write .*node_modules/],
  ['npm error code ENOSPC\nnpm error nospc', /^The disk is full/],
  ['npm error code EUSAGE\nnpm error lock out of step', /^npm ci failed; .*\n.*EUSAGE/],
])('npm saying %j is explained', (said, sentence) => {
  expect(installFailure(said)).toMatch(sentence)
})
