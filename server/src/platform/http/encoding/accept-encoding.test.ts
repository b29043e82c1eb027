import { expect, test } from 'vitest'
import { chooseEncoding } from './accept-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=0.5 , gzip ; q=0.5', 'br'],
  ['zstd;q=0, br;q=0, *', 'gzip'],
  ['*', 'zstd'],
  ['*;q=0', null],
  ['identity', null],
  ['gzip;q=0', null],
  ['gzip;q=abc', null],
  ['', null],
  [undefined, null],
])('%s gives %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
  expect(chooseEncoding(header)).toBe(encoding)
})
