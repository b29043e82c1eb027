import { type Call, defineCall, one } from '@sojourn/contract/calls/call'
import { z } from 'zod'

/** A call that only a test declares: `POST /test/{name}`. */
export const testWrite = (name: string, declared: Partial<Pick<Call, 'who' | 'idempotent'>> = {}) =>
  defineCall({
    method: 'POST',
    path: `/test/${name}`,
    summary: 'Only for tests.',
    who: 'anyone',
    body: z.strictObject({ text: z.string().optional() }),
    reply: one(z.strictObject({ zebra: z.string(), ant: z.string() })),
    ...declared,
  })

export const testRead = (name: string, who: Call['who'] = 'anyone') =>
  defineCall({
    method: 'GET',
    path: `/test/${name}`,
    summary: 'Only for tests.',
    who,
    reply: one(z.string()),
  })
