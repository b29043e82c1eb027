import { PRODUCT } from '@sojourn/contract/calls/names'
import { orderStatus } from '@sojourn/contract/calls/status'
import {
  beginningOf,
  type LineReader,
  lineOf,
  OFFER_STEPS,
  previewOf,
} from '@sojourn/contract/talk/conversation-words'
import type {
  Conversation,
  FirstAnswer,
  Message,
  Participant,
  Thread,
} from '@sojourn/contract/talk/conversations'
import { MEETING_LINES, meetingLineOf } from '@sojourn/contract/talk/meeting-lines'
import { type Language, SOURCE } from '@sojourn/contract/words/languages'
import { questionIn, say } from '../../platform/words/say.ts'
import { type ClockReader, whenIn } from '../../platform/words/value-in.ts'
import type { MessageRow } from './message-store.ts'
import { mayOpen, type Rights } from './policy.ts'
import type { ConversationRow, MemberRow, ThreadRow } from './store.ts'

/** Nodes write down who is connected once a minute. */
const ONLINE_MS = 90_000
const GONE = 'This message was removed.'
const HIDDEN = 'Our team has hidden this message.'

interface Viewer {
  id: string
  now: Date
  /** Our own lines speak to whoever is on it. */
  side: LineReader
  /** Our own lines are said in it. */
  language?: Language | undefined
  /** Times in our own lines are those of this clock there. */
  reader?: ClockReader | undefined
}

interface Named {
  side: string
  id: string | null
  first_name: string | null
  last_name: string | null
  picture_key: string | null
  deleted_at: Date | null
}

/** Our team goes by first names. */
const nameOf = ({ side, first_name, last_name }: Pick<Named, 'side' | 'first_name' | 'last_name'>) =>
  side === 'staff' ? `${first_name} from ${PRODUCT}` : `${first_name} ${last_name}`

function viewUser({ side, id, first_name, last_name, picture_key, deleted_at }: Named): Participant['user'] {
  const full_name = nameOf({ side, first_name, last_name })
  if (side === 'staff') return { uuid: null, full_name, profile_picture: null }
  return {
    uuid: deleted_at ? null : id,
    full_name,
    profile_picture: picture_key && `/api/${picture_key}.webp`,
  }
}

const viewParticipant = (member: MemberRow, { id, now }: Pick<Viewer, 'id' | 'now'>): Participant => ({
  is_author: member.person_id === id,
  side: member.side,
  user: viewUser({ ...member, id: member.person_id }),
  read_seq: member.read_seq,
  seen_at: member.side === 'staff' ? null : (member.seen_at?.toISOString() ?? null),
  is_online: member.seen_at !== null && now.getTime() - member.seen_at.getTime() < ONLINE_MS,
})

export const viewParticipants = (members: MemberRow[], viewer: Pick<Viewer, 'id' | 'now'>) =>
  members.map((member) => viewParticipant(member, viewer))

const orderOf = ({ order_id, ref, title }: ConversationRow) =>
  order_id && ref ? { uuid: order_id, ref, title } : null

/** Nobody wrote the title of a question that is about no service. */
const titleOf = ({ order_id, title }: ConversationRow, language: Language = SOURCE) =>
  order_id ? title : questionIn(language, title)

const statusOf = ({ status }: ConversationRow): Thread['order_status'] => status && [...orderStatus[status]]

export { orderOf as viewOrderOf }

type Newest = Pick<
  ThreadRow,
  'body' | 'step' | 'subject' | 'by_side' | 'about_at' | 'hidden_at' | 'file_name' | 'sender_id' | 'said_at'
> & { doer_name: string | null }

export function viewThread(row: ThreadRow, members: MemberRow[], viewer: Viewer): Thread {
  const there = members.filter(({ conversation_id }) => conversation_id === row.id)
  const doer_name = there.find(({ side }) => side === row.by_side)?.first_name ?? null
  return {
    uuid: row.id,
    participants: viewParticipants(there, viewer),
    title: titleOf(row, viewer.language),
    order_id: orderOf(row),
    order_status: statusOf(row),
    last_message: viewNewest({ ...row, doer_name }, { ...viewer, reader: row }),
    unread_count: row.said - row.read_said,
  }
}

function viewNewest(row: Newest, { id, ...reader }: Viewer): Thread['last_message'] {
  if (!row.said_at) return null
  return {
    message: previewOf(wordsOf(row, reader)),
    is_own: row.sender_id === id,
    created_at: { date: row.said_at.toISOString() },
  }
}

type Line = Pick<MessageRow, 'step' | 'subject' | 'by_side' | 'about_at' | 'doer_name'>
type Said = Line & Pick<MessageRow, 'body' | 'hidden_at' | 'file_name'>

type LinesOf = Pick<Viewer, 'side' | 'language' | 'reader'>

export function wordsOf(said: Said, { side, language = SOURCE, reader }: LinesOf) {
  const { body, step, hidden_at, file_name } = said
  if (step) return say(language, englishOf(step, said, { side, language, reader }), 'lines')
  if (hidden_at) return say(language, HIDDEN, 'lines')
  return body ?? file_name ?? say(language, GONE, 'lines')
}

/** A line about a meeting names its time to whoever has a clock: one that goes to everybody does not. */
function englishOf(step: string, { subject, by_side, about_at, doer_name: name }: Line, to: LinesOf) {
  const { side, language = SOURCE, reader } = to
  const timed =
    about_at &&
    reader &&
    meetingLineOf(step, {
      when: whenIn(language, about_at, reader),
      name,
      reader: side,
      isOwn: by_side === side,
    })
  return timed ?? lineOf(step, subject, side, name)
}

function kindOf({ step, hidden_at, body, file_name }: MessageRow): Message['kind'] {
  if (step) return 'line'
  if (hidden_at || (body === null && file_name === null)) return 'gone'
  return file_name === null ? 'text' : 'file'
}

export function viewMessage(row: MessageRow, viewer: Omit<Viewer, 'now'>): Message {
  const { id, side, language } = viewer
  const kind = kindOf(row)
  return {
    uuid: row.id,
    seq: row.seq,
    client_id: row.sender_id === id ? row.client_id : null,
    message: wordsOf(row, viewer),
    kind,
    side: row.sender_side,
    is_own: row.sender_id === id,
    participant: row.sender_id
      ? { user: viewUser({ ...row, side: row.sender_side, id: row.sender_id }) }
      : null,
    file: kind === 'file' ? viewFile(row, id) : null,
    offer: row.step && OFFER_STEPS.includes(row.step) ? row.offer_id : null,
    meeting: meetingIn(row, side),
    paper: PAPERS[row.step ?? ''] ?? null,
    answers: answeredBy(row, language),
    decision: row.sender_id === id ? row.decision : null,
    created_at: { date: row.created_at.toISOString() },
  }
}

const PAPERS: Record<string, NonNullable<Message['paper']>> = { D2: 'uploaded', D3: 'accepted' }

/** Our team reads what waits for others. */
function meetingIn({ step, by_side, is_asked }: MessageRow, side: LineReader): Message['meeting'] {
  if (step === null || !MEETING_LINES.includes(step)) return null
  return is_asked && side !== 'staff' && by_side !== side ? 'asked' : 'told'
}

function answeredBy(row: MessageRow, language: Language = SOURCE): Message['answers'] {
  if (row.answers === null || row.answered_side === null) return null
  const { answered_body: body, answered_file_name: file, answered_hidden_at: hidden } = row
  return {
    seq: row.answers,
    full_name: nameOf({
      side: row.answered_side,
      first_name: row.answered_first_name,
      last_name: row.answered_last_name,
    }),
    message: hidden
      ? say(language, HIDDEN, 'lines')
      : beginningOf(body ?? file ?? say(language, GONE, 'lines')),
  }
}

const viewFile = (row: MessageRow, viewerId: string): Message['file'] => ({
  name: row.file_name ?? '',
  media_type: row.media_type ?? '',
  size: row.size ?? 0,
  scan: row.scan ?? 'unscanned',
  may_open: mayOpen(row, viewerId),
})

interface Seen extends Viewer {
  members: MemberRow[]
  newest: MessageRow | undefined
  own: { read_seq: number; read_said: number }
  rights: Rights
}

export const viewConversation = (row: ConversationRow, seen: Seen): Conversation => ({
  uuid: row.id,
  participants: viewParticipants(seen.members, seen),
  title: titleOf(row, seen.language),
  order_id: orderOf(row),
  order_status: statusOf(row),
  last_message: seen.newest ? viewNewest({ ...seen.newest, said_at: seen.newest.created_at }, seen) : null,
  unread_count: row.said - seen.own.read_said,
  last_seq: row.last_seq,
  read_seq: seen.own.read_seq,
  may: seen.rights.may,
  closed: seen.rights.closed && say(seen.language ?? SOURCE, seen.rights.closed, 'lines'),
  hints: row.completed_at === null,
  question: row.question_status && {
    state: row.question_status,
    answers: row.question_answers as FirstAnswer[],
    agent: row.agent_id,
    goal: row.question_goal_id,
  },
})
