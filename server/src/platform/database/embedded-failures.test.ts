import { expect, test } from 'vitest'
import { StartFailure } from '../start-failure.ts'
import { folderFailure, postgresFailure } from './embedded-failures.ts'

test.each([
  {
    said: 'postgres: error while loading shared libraries: libxml2.so.2: cannot open shared object file',
    says: 'PostgreSQL needs the library libxml2.so.2, which is missing.',
  },
  {
    said: 'LOG:  starting\nFATAL:  could not write lock file "postmaster.pid": No space left on device\n',
    says: 'The disk is full.',
  },
  {
    said: '2026-11-21 UTC [7] FATAL:  data directory "/data" has wrong ownership\nHINT:  The server must be started by the user',
    says: 'PostgreSQL may not use its folder (data directory "/data" has wrong ownership).',
  },
  {
    said: 'FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use',
    says: 'Another PostgreSQL is still at work in the data folder.',
  },
  {
    said: 'LOG:  starting\nPANIC:  could not locate a valid checkpoint record at 0/1\nLOG:  shut down',
    says: 'PostgreSQL did not start: could not locate a valid checkpoint record at 0/1.',
  },
])('PostgreSQL giving up with "$said" becomes a sentence', ({ said, says }) => {
  const failure = postgresFailure(said)
  expect(failure).toBeInstanceOf(StartFailure)
  expect(failure.message).toContain(says)
  expect(failure.message).not.toContain('\n')
})

test.each([
  { error: { code: 'ENOSPC' }, says: 'The disk is full. Free some space and start again.' },
  { error: { code: 'EACCES' }, says: 'The data folder /data cannot be used (refused).' },
  {
    error: { code: 'ENOENT', syscall: 'spawn postgres' },
    says: 'The PostgreSQL that came with npm cannot run',
  },
])('the system refusing with $error becomes a sentence', ({ error, says }) => {
  const failure = folderFailure(Object.assign(new Error('refused'), error), '/data')
  expect(failure).toBeInstanceOf(StartFailure)
  expect((failure as StartFailure).message).toContain(says)
})

test('a mistake of ours is not dressed up as the machine failing', () => {
  const mistake = new TypeError('x is not a function')
  expect(folderFailure(mistake, '/data')).toBe(mistake)
})
