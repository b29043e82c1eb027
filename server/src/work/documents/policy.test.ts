import { describe, expect, test } from 'vitest'
import type { CaseFileRow } from './case-files/case-file-store.ts'
import { mayRemove, sideOfFile, viewCaseFile } from './case-files/case-file-view.ts'
import { mayOpen, mayWith, type Side } from './policy.ts'
import type { DocumentRow, VersionRow } from './store.ts'
import { viewDocument, viewOpening } from './view.ts'

const created_at = new Date('2026-11-20T09:00:00Z')

/** A passport the client has to hand over. */
const row = (changed: Partial<DocumentRow> = {}): DocumentRow => ({
  ...{
    id: 'document-1',
    order_id: 'order-1',
    name: 'Passport',
    person: null,
    mandatory: true,
    given_by: 'client',
  },
  ...{ asked_by: 'service', status: 'handed_over', reason: null, created_at, order_status: 'ongoing' },
  ...changed,
})
const version = (changed: Partial<VersionRow> = {}): VersionRow => ({
  ...{ id: 'version-1', document_id: 'document-1', number: 1, file_id: 'file-1', size: 1234 },
  ...{ file_name: 'passport.pdf', media_type: 'application/pdf', scan: 'clean', is_there: true },
  ...{ uploaded_by: 'client-1', vault_version_id: null, created_at, ...changed },
})
type Status = DocumentRow['status']
const mayOf = (
  side: Side,
  changed: Partial<DocumentRow> = {},
  newest: VersionRow | undefined = version(),
  order: 'paid' | 'ongoing' | 'completed' | 'cancelled' | 'conflicted' = 'ongoing',
) => mayWith(row(changed), { side, order, newest })

describe('what each side can do with a document the client gives', () => {
  test.each([
    ['waiting', 'client', ['upload']],
    ['waiting', 'agent', ['drop']],
    ['handed_over', 'client', ['upload']],
    ['handed_over', 'agent', ['accept', 'return', 'file', 'drop']],
    ['returned', 'client', ['upload']],
    ['returned', 'agent', ['drop']],
    ['accepted', 'client', []],
    ['accepted', 'agent', ['return', 'file']],
    ['filed', 'client', []],
    ['filed', 'agent', []],
    ['not_needed', 'client', []],
    ['not_needed', 'agent', ['ask_again']],
  ] as [Status, Side, string[]][])('%s: the %s can %j', (status, side, expected) => {
    const newest = status === 'waiting' ? undefined : version()
    expect(mayWith(row({ status }), { side, order: 'ongoing', newest })).toEqual(expected)
  })

  test.each(['waiting', 'infected'] as const)('nobody judges a version whose check is %s', (scan) => {
    expect(mayOf('agent', {}, version({ scan }))).toEqual(['drop'])
  })

  test('a version nobody has scanned is judged', () => {
    expect(mayOf('agent', {}, version({ scan: 'unscanned' }))).toContain('accept')
  })
})

describe('what the agent gives', () => {
  test('is judged by the client and handed over by the agent', () => {
    expect(mayOf('client', { given_by: 'agent', asked_by: 'client' })).toEqual(['accept', 'return', 'drop'])
    expect(mayOf('agent', { given_by: 'agent', asked_by: 'agent' })).toEqual(['upload', 'file', 'drop'])
  })

  test('is not marked as filed before the work has begun', () => {
    expect(mayOf('agent', {}, version(), 'paid')).toEqual(['accept', 'return', 'drop'])
    expect(mayOf('agent', { status: 'accepted' }, version(), 'paid')).toEqual(['return'])
  })

  test('a client takes back only what they added themselves', () => {
    for (const [asked_by, expected] of [
      ['client', ['upload', 'drop']],
      ['agent', ['upload']],
      ['service', ['upload']],
    ] as const)
      expect(mayOf('client', { asked_by, status: 'waiting' })).toEqual(expected)
  })
})

test.each([
  ['paid', true],
  ['ongoing', true],
  ['conflicted', false],
  ['completed', false],
  ['cancelled', false],
] as const)('in an order that is %s documents change: %s', (order, expected) => {
  expect(mayOf('client', {}, version(), order).length > 0).toBe(expected)
  expect(mayOf('agent', {}, version(), order).length > 0).toBe(expected)
})

describe('who can open a version', () => {
  test.each([
    ['once it is clean, both', {}, true, true],
    ['where nobody scans, both', { scan: 'unscanned' }, true, true],
    ['while it is checked, only who handed it over', { scan: 'waiting' }, true, false],
    ['with a virus, nobody', { scan: 'infected' }, false, false],
    ['that is gone, nobody', { is_there: false }, false, false],
  ] as [string, Partial<VersionRow>, boolean, boolean][])('%s', (_name, changed, own, other) => {
    expect([mayOpen(version(changed), 'client-1'), mayOpen(version(changed), 'agent-1')]).toEqual([
      own,
      other,
    ])
  })
})

describe('a document as a side sees it', () => {
  const seen = {
    ...{ side: 'client' as const, personId: 'client-1', order: 'ongoing' as const },
    reports: new Map(),
  }

  test('has every version, and its status in the words of the product', () => {
    const versions = [version({ number: 2, file_name: 'passport 2.pdf' }), version()]
    expect(viewDocument(row({ status: 'returned', reason: 'Blurred.' }), versions, seen)).toMatchObject({
      ...{ uuid: 'document-1', name: 'Passport', mandatory: true, given_by: 'client', slug: 'returned' },
      ...{ reason: 'Blurred.', may: ['upload'] },
      versions: [
        { number: 2, file_name: 'passport 2.pdf', may_open: true },
        { number: 1, file_name: 'passport.pdf', may_open: true },
      ],
    })
  })

  test('is judged by its newest version', () => {
    const versions = [version({ number: 2, scan: 'waiting' }), version()]
    const view = viewDocument(row(), versions, { ...seen, side: 'agent', personId: 'agent-1' })
    expect(view.may).toEqual(['drop'])
    expect(view.versions.map(({ may_open }) => may_open)).toEqual([false, true])
  })

  test('says nothing of where its file lies and who handed it over', () => {
    expect(JSON.stringify(viewDocument(row(), [version()], seen))).not.toMatch(/file-1|client-1/)
  })
})

test('who opened a document is named to its owner, also where they are gone or it was themselves', () => {
  const opening = {
    ...{ id: 'view-1', viewer_id: 'agent-1', owner_id: 'client-1', first_name: 'Amara', last_name: 'Okafor' },
    ...{ name: 'Passport', file_name: 'passport.pdf', purpose: 'Opened by your agent', created_at },
  } as never as Parameters<typeof viewOpening>[0]
  expect(viewOpening(opening)).toMatchObject({ by: 'Amara Okafor', is_own: false, document: 'Passport' })
  expect(viewOpening({ ...opening, viewer_id: 'client-1' }).is_own).toBe(true)
  expect(viewOpening({ ...opening, first_name: null } as never)).toMatchObject({
    by: null,
    is_machine: false,
  })
  expect(viewOpening({ ...opening, viewer_id: null }).is_machine).toBe(true)
})

describe('a file of a case', () => {
  const file = (changed: Partial<CaseFileRow> = {}) =>
    ({
      ...{ id: 'case-1', purpose: 'completion', subject_id: null, uploaded_by: 'agent-1', size: 1234 },
      ...{ client_id: 'client-1', file_name: 'letter.pdf', media_type: 'application/pdf', scan: 'clean' },
      ...{ is_there: true, created_at, ...changed },
    }) as CaseFileRow

  test.each([
    ['what goes with the next request, by who added it', {}, 'agent-1', true],
    ['not by the other side', {}, 'client-1', false],
    ['not once it was sent', { subject_id: 'request-1' }, 'agent-1', false],
    ['not what was shown in a conflict', { purpose: 'evidence', subject_id: 'conflict-1' }, 'agent-1', false],
    ['not the letter of the authority', { purpose: 'decision' }, 'agent-1', false],
  ] as [string, Partial<CaseFileRow>, string, boolean][])(
    'is removed: %s',
    (_name, changed, person, expected) => {
      expect(mayRemove(file(changed), person)).toBe(expected)
    },
  )

  test('is of the side that added it', () => {
    expect([sideOfFile(file()), sideOfFile(file({ uploaded_by: 'client-1' }))]).toEqual(['agent', 'client'])
  })

  test('has its buttons for who looks at it', () => {
    expect(viewCaseFile(file(), 'agent-1').may).toEqual(['open', 'remove'])
    expect(viewCaseFile(file(), 'client-1').may).toEqual(['open'])
    expect(viewCaseFile(file({ scan: 'waiting' }), 'client-1').may).toEqual([])
  })
})
