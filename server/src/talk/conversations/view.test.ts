import { LINES, type LineReader, previewOf } from '@sojourn/contract/talk/conversation-words'
import { MEETING_LINES } from '@sojourn/contract/talk/meeting-lines'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../platform/clock.ts'
import { translate } from '../../platform/words/say.ts'
import type { MessageRow } from './message-store.ts'
import { isOver, mayOpen, rightsOf } from './policy.ts'
import type { ConversationRow, MemberRow, ThreadRow } from './store.ts'
import { viewMessage, viewParticipants, viewThread } from './view.ts'

const now = new Date('2026-11-20T09:00:00Z')
const openMs = 30 * DAY_MS
const ago = (ms: number) => new Date(now.getTime() - ms)

const conversation = (changed: Partial<ConversationRow> = {}): ConversationRow => ({
  ...{ id: 'talk-1', order_id: 'order-1', ref: 'SO-1', title: 'Study permit', client_id: 'client-1' },
  ...{ agent_id: 'agent-1', status: 'ongoing', completed_at: null, cancelled_at: null, blocked_by: null },
  also_blocked_by: null,
  ...{ last_seq: 3, said: 2, last_at: now, question_status: null, question_answers: null },
  ...{ answered_at: null, question_goal_id: null },
  ...changed,
})
const member = (changed: Partial<MemberRow> = {}): MemberRow => ({
  ...{ conversation_id: 'talk-1', person_id: 'client-1', side: 'client', read_seq: 2, seen_at: null },
  ...{ first_name: 'Ines', last_name: 'Client', picture_key: null, deleted_at: null },
  ...changed,
})
const message = (changed: Partial<MessageRow> = {}): MessageRow => ({
  ...{ id: 'message-1', conversation_id: 'talk-1', seq: 3, sender_id: 'client-1', sender_side: 'client' },
  ...{ client_id: 'mine-1', body: 'Hello.', step: null, subject: null, hidden_at: null, created_at: now },
  ...{ first_name: 'Ines', last_name: 'Client', picture_key: null, deleted_at: null },
  ...{ file_id: null, file_name: null, media_type: null, size: null, scan: null, is_there: false },
  ...{ offer_id: null, answers: null, answered_body: null, answered_hidden_at: null, answered_side: null },
  ...{ answered_file_name: null, answered_first_name: null, answered_last_name: null },
  ...{ by_side: null, about_at: null, doer_name: null, is_asked: false, decision: null },
  ...changed,
})
const file = (changed: Partial<MessageRow> = {}) =>
  message({
    ...{ body: null, file_id: 'file-1', file_name: 'passport.pdf', media_type: 'application/pdf' },
    ...{ size: 1234, scan: 'clean', is_there: true, ...changed },
  })

describe('what one can do in a conversation, and why not', () => {
  const rights = (row: Partial<ConversationRow> = {}, otherIsGone = false) =>
    rightsOf(conversation(row), { personId: 'client-1', now, openMs, otherIsGone })
  const OVER = 'This order is over, so this conversation is closed. You can still read it.'

  test.each([
    ['while the order goes on', {}, ['write', 'attach', 'block'], null],
    ['in a conflict', { status: 'conflicted' }, ['write', 'attach', 'block'], null],
    [
      'for 30 days after it is completed',
      { status: 'completed', completed_at: ago(openMs - 1) },
      ['write', 'attach', 'block'],
      null,
    ],
    ['and no longer', { status: 'completed', completed_at: ago(openMs) }, [], OVER],
    ['after it was cancelled too', { status: 'cancelled', cancelled_at: ago(openMs) }, [], OVER],
    [
      'where they blocked the other side',
      { blocked_by: 'client-1' },
      ['unblock'],
      'You blocked the other side. Unblock them to write to each other again.',
    ],
    [
      'where the other side blocked them',
      { blocked_by: 'agent-1' },
      ['block'],
      'The other side does not receive messages at the moment.',
    ],
  ] as [string, Partial<ConversationRow>, string[], string | null][])('%s', (_name, row, may, closed) => {
    expect(rights(row)).toEqual({ may, closed })
  })

  test('nobody writes to who deleted their account', () => {
    expect(rights({}, true)).toEqual({ may: [], closed: 'The other side has deleted their account.' })
  })

  test('an order that was completed before a conflict goes on while that is open', () => {
    expect(isOver(conversation({ status: 'conflicted', completed_at: ago(90 * DAY_MS) }), now, openMs)).toBe(
      false,
    )
  })
})

describe('a message', () => {
  const mine = { id: 'client-1', side: 'client' } as const
  const theirs = { id: 'agent-1', side: 'agent' } as const

  test('is one’s own with the id it was sent under, and nobody else sees that id', () => {
    expect(viewMessage(message(), mine)).toMatchObject({
      ...{ kind: 'text', message: 'Hello.', is_own: true, client_id: 'mine-1', file: null, seq: 3 },
      participant: { user: { uuid: 'client-1', full_name: 'Ines Client' } },
    })
    expect(viewMessage(message(), theirs)).toMatchObject({ is_own: false, client_id: null })
  })

  test('that our team hid is gone, words and file alike', () => {
    for (const hidden of [message({ hidden_at: now }), file({ hidden_at: now })])
      expect(viewMessage(hidden, mine)).toMatchObject({
        ...{ kind: 'gone', message: 'Our team has hidden this message.', file: null },
      })
    expect(JSON.stringify(viewMessage(file({ hidden_at: now }), theirs))).not.toContain('passport.pdf')
  })

  test('whose words were forgotten is gone', () => {
    expect(viewMessage(message({ body: null }), theirs)).toMatchObject({ kind: 'gone' })
  })

  test('of a file has its name, and is opened by whom it may be', () => {
    expect(viewMessage(file(), theirs)).toMatchObject({
      ...{ kind: 'file', message: 'passport.pdf' },
      file: {
        name: 'passport.pdf',
        media_type: 'application/pdf',
        size: 1234,
        scan: 'clean',
        may_open: true,
      },
    })
    expect(viewMessage(file({ scan: 'waiting' }), theirs).file?.may_open).toBe(false)
  })

  test('of the order is a line, by nobody', () => {
    const line = message({
      ...{ sender_id: null, sender_side: 'system', step: 'D2', subject: 'Passport', body: null },
      client_id: null,
    } as Partial<MessageRow>)
    expect(viewMessage(line, mine)).toMatchObject({
      ...{
        kind: 'line',
        message: 'Uploaded: Passport.',
        is_own: false,
        participant: null,
        paper: 'uploaded',
      },
    })
    const hidden = { ...line, hidden_at: now }
    expect(viewMessage(hidden, mine).kind).toBe('line')
  })
})

describe('who can open a file', () => {
  test.each([
    ['both, once it is clean', {}, true, true],
    ['only its sender while it is checked', { scan: 'waiting' }, true, false],
    ['nobody where it has a virus', { scan: 'infected' }, false, false],
    ['nobody once it is gone', { is_there: false }, false, false],
    ['nobody once it is hidden', { hidden_at: now }, false, false],
  ] as [string, Partial<MessageRow>, boolean, boolean][])('%s', (_name, changed, own, other) => {
    expect([mayOpen(file(changed), 'client-1'), mayOpen(file(changed), 'agent-1')]).toEqual([own, other])
  })
})

describe('who takes part', () => {
  const seen = (changed: Partial<MemberRow>) => viewParticipants([member(changed)], { id: 'agent-1', now })[0]

  test('is named with their picture, and is here who was seen a minute ago', () => {
    expect(seen({ picture_key: 'pictures/one', seen_at: ago(60_000) })).toMatchObject({
      ...{ is_author: false, side: 'client', read_seq: 2, is_online: true },
      user: { uuid: 'client-1', full_name: 'Ines Client', profile_picture: '/api/pictures/one.webp' },
    })
    expect(seen({ seen_at: ago(90_000) })?.is_online).toBe(false)
    expect(seen({ seen_at: null })).toMatchObject({ is_online: false, seen_at: null })
  })

  test('of our team goes by the first name, without a page or when they were here', () => {
    expect(seen({ side: 'staff', person_id: 'staff-1', first_name: 'Sanna', seen_at: ago(1) })).toMatchObject(
      {
        ...{ seen_at: null, user: { uuid: null, full_name: 'Sanna from Sojourn', profile_picture: null } },
      },
    )
  })

  test('who deleted their account leads to no page', () => {
    expect(seen({ deleted_at: now })?.user.uuid).toBeNull()
  })
})

describe('the list of conversations', () => {
  const thread = (changed: Partial<ThreadRow> = {}): ThreadRow => ({
    ...conversation(),
    ...{ read_said: 1, body: 'Hello.', step: null, subject: null, hidden_at: null, file_name: null },
    ...{ sender_id: 'client-1', said_at: now, by_side: null, about_at: null, timezone: null, clock: null },
    ...changed,
  })
  const view = (row: ThreadRow, members = [member()]) =>
    viewThread(row, members, { id: 'agent-1', side: 'agent', now })

  test('says how many are unread, and whose the newest is', () => {
    expect(view(thread())).toMatchObject({
      ...{ uuid: 'talk-1', order_id: { uuid: 'order-1', ref: 'SO-1' }, unread_count: 1 },
      last_message: { message: 'Hello.', is_own: false },
    })
  })

  test('shows the beginning of a long one, and nothing of a hidden one', () => {
    const long = view(thread({ body: 'Good morning, I have a question about my passport.' }))
    expect(long.last_message?.message).toBe('Good morning, I have a question ab…')
    expect(view(thread({ hidden_at: now })).last_message?.message).toBe('Our team has hidden this message.')
    expect(view(thread({ body: null, file_name: 'passport.pdf' })).last_message?.message).toBe('passport.pdf')
  })

  test('shows only who is in each', () => {
    const other = member({ conversation_id: 'talk-2', person_id: 'client-2' })
    expect(view(thread(), [member(), other]).participants).toHaveLength(1)
  })

  test('says a line about a meeting as its page does', () => {
    const line = { body: null, step: 'N1', by_side: 'client', about_at: now, clock: '24' } as const
    expect(view(thread({ ...line, timezone: 'Europe/Berlin' })).last_message?.message).toBe(
      'Ines offered Fri 20 Nov, 10:00 for…',
    )
  })

  test('has no newest message before there is one', () => {
    expect(view(thread({ said_at: null })).last_message).toBeNull()
  })
})

/** They name a stage; the others a document, an offer or an amount. */
const OF_STAGES = ['O10', 'O11', 'O21', 'O22']

/** How each language names somebody who is spoken of. */
const NAMED = {
  client: /client|cliente|عميل/i,
  agent: /agent|agente|وكيل/i,
}

describe('a line of an order is worded for whoever reads it', () => {
  const lineIn = (
    language: 'en' | 'fr' | 'es' | 'ar',
    step: string,
    subject: string | null,
    side: LineReader = 'client',
  ) =>
    viewMessage(message({ step, subject, body: null, sender_side: 'system' }), {
      id: 'somebody',
      side,
      language,
    }).message
  const subjectsOf = (step: string) => [
    null,
    OF_STAGES.includes(step) ? 'stage 2: Filing Day' : 'Passport Scan',
  ]
  const all = (say: (step: string, subject: string | null, side: LineReader) => string[]) =>
    (['client', 'agent', 'staff'] as const).flatMap((side) =>
      LINES.flatMap((step) => subjectsOf(step).flatMap((subject) => say(step, subject, side))),
    )

  test.each(['fr', 'es', 'ar'] as const)(
    'every line has its words in %s for each reader, and keeps the names in it',
    (language) => {
      const left = all((step, subject, side) => {
        const [english, said] = [lineIn('en', step, subject, side), lineIn(language, step, subject, side)]
        const names = ['Passport Scan', 'Filing Day'].filter((name) => english.includes(name))
        const isEnglish =
          said === english ||
          /\b(the|was|is|stage|you|your) /i.test(said.replaceAll(/Passport Scan|Filing Day/g, ''))
        return isEnglish || names.some((name) => !said.includes(name)) ? [`${step}, ${side}: ${said}`] : []
      })
      expect(left).toEqual([])
    },
  )

  test.each(['en', 'fr', 'es', 'ar'] as const)('in %s no line speaks of its own reader', (language) => {
    const left = all((step, subject, side) => {
      const said = lineIn(language, step, subject, side)
      return side !== 'staff' && NAMED[side].test(said) ? [`${step}, ${side}: ${said}`] : []
    })
    expect(left).toEqual([])
  })

  test('our team reads who it was, and nothing as its own', () => {
    const left = all((step, subject, side) => {
      const said = lineIn('en', step, subject, side)
      return side === 'staff' && /\byour?\b/i.test(said) && step !== 'O2' ? [`${step}: ${said}`] : []
    })
    expect(left).toEqual([])
    expect(lineIn('en', 'OF5', 'Passport', 'staff')).toBe('The client declined the offer “Passport”.')
    expect(lineIn('en', 'OF5', 'Passport', 'client')).toBe('You declined the offer “Passport”.')
    expect(lineIn('en', 'OF5', 'Passport', 'agent')).toBe('The client declined the offer “Passport”.')
  })

  test('an agent reads the name of the client who declined, and “the client” where nobody knows it', () => {
    const lineTo = (language: 'en' | 'fr' | 'es' | 'ar', step: string, doer_name: string | null = 'Chidi') =>
      viewMessage(message({ step, subject: 'Visa', body: null, sender_side: 'system', doer_name }), {
        ...{ id: 'somebody', side: 'agent', language },
      }).message
    expect(lineTo('en', 'OF5')).toBe('Chidi declined the offer “Visa”.')
    expect(lineTo('en', 'E3')).toBe('Chidi declined more time.')
    expect(lineTo('en', 'E3', null)).toBe('The client declined more time.')
    expect(lineTo('fr', 'OF5')).toBe(
      'Chidi a refusé l’offre « Visa ».'.replaceAll(/(?<=«) | (?=»)/g, '\u00a0'),
    )
    expect(lineTo('es', 'E3')).toBe('Chidi rechazó más tiempo.')
    expect(lineTo('ar', 'E3')).toBe('رفض \u2068Chidi\u2069 الوقت الإضافي.')
  })

  test('a preview that is cut inside a name ends after it, where the line runs from right to left', () => {
    const cut = previewOf(lineIn('ar', 'O10', 'stage 2: Filing of the application', 'agent'))
    expect(cut).toMatch(/…$/)
    expect(cut.match(/[\u2066-\u2068]/g)).toHaveLength(cut.match(/\u2069/g)?.length ?? 0)
    expect(cut.at(-2)).toBe('\u2069')
    expect(previewOf('x'.repeat(40))).toBe(`${'x'.repeat(34)}…`)
  })

  test('each side of one conversation reads its own language', () => {
    expect(lineIn('fr', 'D2', 'Passport')).toBe('Envoyé : Passport.')
    expect(lineIn('ar', 'O10', 'stage 2: Filing', 'agent')).toBe(
      'قبل العميل \u2068المرحلة \u20682\u2069: \u2068Filing\u2069\u2069.',
    )
    expect(lineIn('en', 'O10', 'stage 2: Filing')).toBe('You accepted stage 2: Filing.')
  })
})

test.each(['fr', 'es', 'ar'])('why a conversation is closed is said in %s', (language) => {
  const rows: [Partial<ConversationRow>, boolean][] = [
    [{ status: 'completed', completed_at: ago(openMs) }, false],
    [{ blocked_by: 'client-1' }, false],
    [{ blocked_by: 'agent-1' }, false],
    [{ question_status: 'closed' }, false],
    [{ question_status: 'closed', client_id: 'somebody' }, false],
    [{}, true],
  ]
  const closed = rows.map(
    ([changed, otherIsGone]) =>
      rightsOf(conversation(changed), { personId: 'client-1', now, openMs, otherIsGone }).closed,
  )
  expect(new Set(closed).size).toBe(6)
  expect(closed.filter((english) => !english || translate(language, english, 'lines') === undefined)).toEqual(
    [],
  )
})

describe('a line about a meeting', () => {
  const reader = { timezone: 'Europe/Berlin', clock: '24' }
  const lineTo = (
    side: LineReader,
    changed: Partial<MessageRow> = {},
    language: 'en' | 'fr' | 'es' | 'ar' = 'en',
  ) =>
    viewMessage(
      message({
        ...{
          step: 'N1',
          subject: null,
          body: null,
          sender_side: 'system',
          sender_id: null,
          by_side: 'agent',
        },
        ...{ about_at: new Date('2026-11-24T08:00:00Z'), doer_name: 'Amara' },
        ...changed,
      }),
      { id: 'somebody', side, language, reader },
    )

  test('names its time as its reader has it, and speaks to them', () => {
    expect(lineTo('client').message).toBe('Amara offered Tue 24 Nov, 09:00 for a meeting.')
    expect(lineTo('agent').message).toBe('You offered Tue 24 Nov, 09:00 for a meeting.')
    expect(lineTo('client', { step: 'M3', by_side: 'client' }).message).toBe(
      'You cancelled the meeting of Tue 24 Nov, 09:00.',
    )
    expect(lineTo('client', { step: 'M5' }).message).toBe('You missed the meeting of Tue 24 Nov, 09:00.')
    expect(lineTo('staff', { step: 'M5' }).message).toBe(
      'The client missed the meeting of Tue 24 Nov, 09:00.',
    )
  })

  test('says what the clock did, and what somebody did who is gone, without a name', () => {
    const nobody = { by_side: null, doer_name: null }
    expect(lineTo('client', { step: 'N3', ...nobody }).message).toBe(
      'The offer of Tue 24 Nov, 09:00 was not answered in time.',
    )
    expect(lineTo('client', { step: 'M3', ...nobody }).message).toBe(
      'The meeting of Tue 24 Nov, 09:00 was cancelled.',
    )
    expect(lineTo('client', { doer_name: null }).message).toBe('A meeting was offered for Tue 24 Nov, 09:00.')
  })

  test('of before times were kept is said without one', () => {
    expect(lineTo('client', { about_at: null }).message).toBe('A meeting time was proposed.')
  })

  test('asks the other side as long as it waits, and nobody else', () => {
    const asked = (side: LineReader, is_asked = true) => lineTo(side, { is_asked }).meeting
    expect([asked('client'), asked('agent'), asked('staff'), asked('client', false)]).toEqual([
      ...['asked', 'told', 'told', 'told'],
    ])
    expect(lineTo('client', { step: 'D2', about_at: null }).meeting).toBeNull()
  })

  test.each(['fr', 'es', 'ar'] as const)(
    'has its words in %s for each reader, with time and name',
    (language) => {
      const left = (['client', 'agent', 'staff'] as const).flatMap((side) =>
        MEETING_LINES.flatMap((step) =>
          (['client', 'agent', null] as const).flatMap((by_side) => {
            const changed = { step, by_side, doer_name: by_side && 'Amara' }
            const [english, said] = [lineTo(side, changed).message, lineTo(side, changed, language).message]
            const isSaid = !/\b(the|was|is|you) /i.test(said) && said.includes('09:00')
            return isSaid && said.includes('Amara') === english.includes('Amara')
              ? []
              : [`${step}, ${side}: ${said}`]
          }),
        ),
      )
      expect(left).toEqual([])
    },
  )
})
