import { expect, test } from 'vitest'
import { REDIRECT_PAYLOADS } from '../../../../test/redirect-payloads.ts'
import { safeReturnUrl } from './safe-return-url.ts'

const ORIGIN = 'http://127.0.0.1:3000'

test.each(['/p/close', '/p/close?ref=PAY-7K3M', '/p/client/orders?tab=1', '/amara-okafor#services'])(
  '%s is a page of ours, also in full',
  (path) => {
    expect(safeReturnUrl(path, ORIGIN)).toBe(ORIGIN + path)
    expect(safeReturnUrl(ORIGIN + path, ORIGIN)).toBe(ORIGIN + path)
  },
)

test('whatever leads away is none, nor behind our own name', () => {
  for (const payload of REDIRECT_PAYLOADS) {
    expect(safeReturnUrl(payload, ORIGIN), payload).toBeNull()
    if (!payload.startsWith('/')) expect(safeReturnUrl(ORIGIN + payload, ORIGIN), payload).toBeNull()
    expect(safeReturnUrl(`${ORIGIN}.evil.example/p/close`, ORIGIN)).toBeNull()
    expect(safeReturnUrl(`/p/close${payload}`, ORIGIN) ?? `${ORIGIN}/`, payload).toMatch(
      /^http:\/\/127\.0\.0\.1:3000\//,
    )
  }
})
