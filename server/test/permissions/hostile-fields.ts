import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { hashOfDatabase } from '../whole-database.ts'
import { bodyOf, PRINCIPAL_OF, paramsFor, type SandboxServer, somewhere } from './ask.ts'
import type { NamedCall } from './calls.ts'
import { appear } from './who/principals.ts'

const HOSTILE = [
  ...[
    'role',
    'is_a',
    'verified',
    'verified_at',
    'uuid',
    'id',
    'user_id',
    'person_id',
    'staff_since',
    'is_staff',
  ],
  ...['mode', 'home', 'password_hash', 'email_verified', 'email_verified_at', 'suspended_at', 'deleted_at'],
  ...['deletion_due_at', 'created_at', 'price', 'amount', 'balance', 'currency', 'status', 'switched'],
  ...['session_id', 'device_id', 'permissions', '__proto__', 'constructor', 'prototype'],
]

export const describeHostileFields = (house: () => SandboxServer, calls: NamedCall[]) =>
  describe('what is the server’s to set is set by nobody else, and a body that tries is refused whole', () => {
    test.each(calls)('%s', async (_name, call, row) => {
      const somebody = await appear(house().server, PRINCIPAL_OF[call.who])
      const params = await paramsFor(house().server, row, call.who === 'staff' ? 'others' : 'own', somebody)
      const fields = Object.keys((call.body as z.ZodObject).shape ?? {})
      const before = await hashOfDatabase(house().server.context.pool)
      for (const key of HOSTILE.filter((hostile) => !fields.includes(hostile))) {
        const text = JSON.stringify(bodyOf(row) ?? {})
          .replace('{', `{${JSON.stringify(key)}:true,`)
          .replace(',}', '}')
        const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] as string)
        const answer = await somebody.browser.send(call.method, path, text, {
          headers: { 'content-type': 'application/json' },
          remoteAddress: somewhere(),
        })
        expect(answer, key).toMatchObject({ status: 400 })
      }
      expect(await hashOfDatabase(house().server.context.pool)).toBe(before)
      expect(Object.keys(Object.prototype)).toEqual([])
    })
  })
