import { AUDIT_ACTIONS, AUDIT_FIELDS } from '@sojourn/contract/ground/audit-words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter } from '../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { transact } from '../../platform/database/transact.ts'
import type { FactName } from '../facts/facts.ts'
import { tell } from '../facts/tell.ts'
import { AUDITED } from './audited.ts'
import { writeAuditEntry } from './write-audit-entry.ts'

const agent = { agent: 'agent-1' }
const person = { person: 'person-1' }
const reason = 'Why it was.'
const licence = { ...agent, country: 'CA', regulator: 'CICC', number: 'R512345', licence_class: null, reason }
const report = { ...person, report: 'report-1', kind: 'article', reason }

/** A fact as staff bring it about, and the line it writes: what was done, about whom, with what. */
const lines: [FactName, object, string, string, object][] = [
  ['person_suspended', { ...person, reason }, 'suspend_person', 'person-1', { reason }],
  [
    ...(['suspension_lifted', { ...person, since: '2026-11-02', reason }, 'lift_suspension'] as const),
    ...(['person-1', { since: '2026-11-02', reason }] as const),
  ],
  ['verification_confirmed', agent, 'verify_agent', 'agent-1', {}],
  [
    ...([
      'verification_failed',
      { ...agent, reasons: { dob: 'No.', name: 'No.' }, is_final: false },
    ] as const),
    ...(['fail_verification', 'agent-1', { fields: 'dob, name' }] as const),
  ],
  [
    ...(['verification_failed', { ...agent, reasons: { dob: 'No.' }, is_final: true }] as const),
    ...(['fail_verification', 'agent-1', { fields: 'dob', final: 'yes' }] as const),
  ],
  ['verification_revoked', { ...agent, reason }, 'revoke_verification', 'agent-1', { reason }],
  ...(
    [
      ['LI2', 'verify_licence'],
      ['LI3', 'fail_licence'],
      ['LI4', 'revoke_licence'],
    ] as const
  ).map(([step, action]): [FactName, object, string, string, object] => [
    ...(['licence_decided', { ...licence, step }, action, 'agent-1'] as const),
    { country: 'CA', regulator: 'CICC', number: 'R512345', reason },
  ]),
  [
    ...(['licence_decided', { ...licence, step: 'LI7', licence_class: 'RCIC', reason: null }] as const),
    ...(['name_licence_class', 'agent-1'] as const),
    { country: 'CA', regulator: 'CICC', number: 'R512345', licence_class: 'RCIC' },
  ],
  [
    ...(['article_published', { ...agent, article: 'a-1' }, 'publish_article', 'agent-1'] as const),
    { article: 'a-1' },
  ],
  [
    ...(['article_hidden', { ...agent, article: 'a-1', reason }, 'hide_article', 'agent-1'] as const),
    { article: 'a-1', reason },
  ],
  [
    ...(['article_shown_again', { ...agent, article: 'a-1' }, 'show_article', 'agent-1'] as const),
    { article: 'a-1' },
  ],
  [
    ...(['service_unlisted', { ...agent, service: 's-1', title: 'Visa', move: 'archive', reason }] as const),
    ...(['archive_service', 'agent-1', { service: 's-1', title: 'Visa', reason }] as const),
  ],
  [
    ...(['service_unlisted', { ...agent, service: 's-1', title: 'Visa', move: 'unpublish' }] as const),
    ...(['unpublish_service', 'agent-1', { service: 's-1', title: 'Visa' }] as const),
  ],
  [
    ...(['report_decided', { ...report, step: 'hidden' }, 'hide_reported', 'person-1'] as const),
    { report: 'report-1', kind: 'article', reason },
  ],
  [
    ...(['report_decided', { ...report, step: 'nothing' }, 'dismiss_report', 'person-1'] as const),
    { report: 'report-1', kind: 'article', reason },
  ],
  [
    ...(['report_objection_answered', { ...report, result: 'upheld' }, 'uphold_report', 'person-1'] as const),
    { report: 'report-1', kind: 'article', reason },
  ],
  [
    ...(['report_objection_answered', { ...report, result: 'reversed' }, 'reverse_report'] as const),
    ...(['person-1', { report: 'report-1', kind: 'article', reason }] as const),
  ],
  ...(
    [
      ['propose', 'propose_in_conflict'],
      ['decide', 'decide_conflict'],
      ['approve', 'approve_conflict'],
      ['return', 'return_conflict'],
    ] as const
  ).map(([act, action]): [FactName, object, string, string, object] => [
    ...(['conflict_judged', { ...person, conflict: 'c-1', act, amount: 200_00, reason }, action] as const),
    ...(['person-1', { conflict: 'c-1', amount: '20000', reason }] as const),
  ]),
  ...(
    [
      ['out', 'take_out_decision'],
      ['in', 'count_decision'],
    ] as const
  ).map(([verdict, action]): [FactName, object, string, string, object] => [
    ...([
      'decision_judged',
      { ...person, ...agent, decision: 'd-1', visa: 'ca/study-permit', verdict, reason },
      action,
    ] as const),
    ...(['agent-1', { decision: 'd-1', visa: 'ca/study-permit', reason }] as const),
  ]),
  ...(
    [
      ['ask', 'ask_to_end_order'],
      ['end', 'end_order'],
      ['decline', 'decline_ending'],
    ] as const
  ).map(([act, action]): [FactName, object, string, string, object] => [
    ...(['ending_judged', { ...person, ref: 'SO-1', act, amount: 0 }, action, 'person-1'] as const),
    { order: 'SO-1', amount: '0' },
  ]),
]

describe('the line of a fact', () => {
  test.each(lines)('%s %j', (fact, told, action, subject_id, details) => {
    const line = (AUDITED as unknown as Record<string, (one: object) => object>)[fact]
    expect(line?.({ fact, ...told })).toEqual({ action, subject_id, details })
  })

  test('of each that is audited is shown here', () => {
    const shown = new Set(lines.map(([fact]) => fact))
    expect(Object.keys(AUDITED).filter((fact) => !shown.has(fact as FactName))).toEqual(['article_rejected'])
  })

  test('has words for what was done and for every detail', () => {
    for (const [, , action, , details] of lines) {
      expect(AUDIT_ACTIONS).toHaveProperty(action)
      for (const field of Object.keys(details)) expect(AUDIT_FIELDS).toHaveProperty(field)
    }
  })
})

describe('the log', () => {
  let server: TestApp
  let sanna: TestPerson
  let staff: Browser
  beforeAll(async () => {
    server = await openTestApp()
    sanna = await makePerson(server, { staff: true, first_name: 'Sanna', last_name: 'Staff' })
    staff = await enter(server, sanna)
  })
  afterAll(() => server.close())

  const write = (subject: string | null, note: string) =>
    transact(server.context, (tx) =>
      writeAuditEntry(server.context, tx, {
        ...{ staff_id: sanna.id, action: 'open_order', subject_id: subject, details: { note } },
      }),
    )
  const notesIn = (items: { details: { note: string } }[]) => items.map(({ details }) => details.note)

  test('is read page by page, the newest first, also where two were written in one moment', async () => {
    for (const note of ['1', '2', '3']) {
      await write(null, note)
      server.clock.forward(1)
    }
    await write(null, '4')
    await write(null, '5')
    const first = (await staff.get('/staff/audit-log?limit=2')).body.data
    const second = (await staff.get(`/staff/audit-log?limit=10&cursor=${first.pagination.next_cursor}`)).body
      .data
    const notes = notesIn([...first.items, ...second.items])
    expect(notes.slice(0, 2).toSorted()).toEqual(['4', '5'])
    expect(notes.slice(2)).toEqual(['3', '2', '1'])
    expect(second.pagination.next_cursor).toBeNull()
  })

  test('of one person has only what is about them, by name while they are here', async () => {
    const about = await makePerson(server, { first_name: 'Ines', last_name: 'Client' })
    await write(about.id, 'hers')
    await write((await makePerson(server)).id, 'another’s')
    const { items } = (await staff.get(`/staff/audit-log?subject=${about.id}`)).body.data
    expect(items).toMatchObject([
      {
        ...{ details: { note: 'hers' }, action: 'open_order', staff: { uuid: sanna.id } },
        subject: { uuid: about.id, name: 'Ines Client' },
      },
    ])
  })

  test('keeps nothing of what was rolled back', async () => {
    const about = await makePerson(server)
    await expect(
      transact(server.context, async (tx) => {
        const by = { id: sanna.id, mode: 'staff' as const, requestId: null }
        await tell(server.context, tx, { fact: 'person_suspended', person: about.id, reason }, by)
        throw new Error('it did not happen')
      }),
    ).rejects.toThrow('it did not happen')
    const { items } = (await staff.get(`/staff/audit-log?subject=${about.id}`)).body.data
    expect(items).toEqual([])
  })

  test('is read by nobody else', async () => {
    const { status } = await (await enter(server, await makePerson(server))).get('/staff/audit-log')
    expect(status).toBe(404)
  })
})
