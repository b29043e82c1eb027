import { z } from 'zod'

/** One code, or some of them as an address says it: `filter[status][0]=1&filter[status][1]=3`. */
export function statusFilter(status: Record<string, readonly [code: number, ...unknown[]]>) {
  const codes = Object.values(status).map(([code]) => String(code))
  const oneCode = z.enum(codes).transform((code) => [code])
  const someCodes = z.array(z.enum(codes)).max(codes.length)
  const byPlace = z
    .record(z.string().regex(/^\d$/), z.enum(codes))
    .transform((places) => [...new Set(Object.values(places))])
  return z.union([oneCode, someCodes, byPlace])
}
