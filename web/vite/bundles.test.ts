import { expect, test } from 'vitest'
import { bundlesOf } from './bundles.ts'

const part = (name: string, weight: number, ...pages: string[]) => ({
  pages: new Set(pages),
  weight,
  modules: [name],
  imports: [],
})

const filesOf = (parts: Parameters<typeof bundlesOf>[0]) =>
  bundlesOf(parts).map(({ modules }) => modules.toSorted())

test('small parts of the same page are one file', () => {
  expect(filesOf([part('a', 300, 'orders', 'vault'), part('b', 200, 'orders', 'vault', 'goals')])).toEqual([
    ['a', 'b'],
  ])
})

test('a page does not load what is heavy and of others', () => {
  expect(filesOf([part('a', 300, 'orders', 'vault'), part('b', 30_000, 'orders', 'goals')])).toHaveLength(2)
})

test('parts that no page has together stay apart', () => {
  expect(filesOf([part('a', 1, 'orders', 'goals'), part('b', 1, 'vault', 'wallet')])).toHaveLength(2)
})

test('what most pages load comes first, so that it is not taken along by a file of few', () => {
  const files = filesOf([part('few', 40_000, 'a', 'b'), part('many', 40_000, 'a', 'b', 'c', 'd')])
  expect(files).toEqual([['many'], ['few']])
})

test('a page of many parts loads five files of others at most', () => {
  const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const files = filesOf(others.map((other) => part(other, 90_000, 'orders', other)))
  expect(files).toHaveLength(5)
  expect(files.flat().toSorted()).toEqual(others)
})

test('whoever loads a file loads what that needs as well', () => {
  const files = bundlesOf([
    { ...part('few', 90_000, 'orders', 'vault'), imports: ['far'] },
    part('far', 90_000, 'goals', 'wallet', 'plans'),
  ])
  expect(files.map(({ modules, pages }) => [modules, [...pages].toSorted()])).toEqual([
    [['far'], ['goals', 'orders', 'plans', 'vault', 'wallet']],
    [['few'], ['orders', 'vault']],
  ])
})

test('a page does not load what is heavy by way of a small file', () => {
  const parts = (imports: string[]) => [
    { ...part('a', 300, 'orders', 'vault'), imports },
    part('b', 200, 'orders', 'vault', 'goals'),
    part('far', 40_000, 'orders', 'vault', 'wallet', 'plans'),
  ]
  expect(filesOf(parts([]))).toEqual([['far'], ['a', 'b']])
  expect(filesOf(parts(['far']))).toEqual([['a', 'far'], ['b']])
})

test('a page that is opened more often loads less of others', () => {
  const parts = [part('a', 3000, 'orders', 'vault'), part('b', 1000, 'vault')]
  expect(filesOf(parts)).toEqual([['a', 'b']])
  const opened = (page: string) => (page === 'orders' ? 10 : 1)
  expect(bundlesOf(parts, opened)).toHaveLength(2)
})
