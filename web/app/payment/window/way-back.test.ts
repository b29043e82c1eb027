import { beforeEach, expect, test, vi } from 'vitest'
import { noteWayBack, wayBackFrom } from './way-back.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

test('the address says where one was', () => {
  expect(wayBackFrom('?return_to=%2Famara-okafor%3FgoalId%3D7%26checkout%3Dx')).toBe(
    '/amara-okafor?goalId=7&checkout=x',
  )
})

test('without it the tab remembers where it set out from', () => {
  noteWayBack('/p/client/orders?checkout=x')
  expect(wayBackFrom('')).toBe('/p/client/orders?checkout=x')
  expect(wayBackFrom('')).toBeNull()
})

test.each(['//evil.example/', 'https://evil.example/', '/p/close', 'javascript:alert(1)'])(
  '%s is nowhere',
  (target) => {
    noteWayBack(target)
    expect(wayBackFrom(`?return_to=${encodeURIComponent(target)}`)).toBeNull()
  },
)
