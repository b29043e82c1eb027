import { randomUUID } from 'node:crypto'
import { SOURCE } from '@sojourn/contract/words/languages'
import type { Context } from '../../context.ts'
import type { Tx } from '../database/database.ts'
import { addMailBodies } from './body-store.ts'
import { chosenNotices } from './chosen-notices.ts'
import { holdUntil } from './hold-until.ts'
import { Mail } from './mail.ts'
import { type MailReaderRow, readersAt } from './reader-store.ts'
import { sealMail } from './seal-mail.ts'
import { sendMail } from './send-mail.ts'
import { noticeToken } from './unsubscribe-token.ts'
import { translateMail } from './writing/translate-mail.ts'

interface Known {
  /** The mails tell of it. */
  fact?: string | null
  /** Whoever calls has read them already. */
  readers?: readonly MailReaderRow[]
}

/** The mail goes out after this transaction has committed, and only then. */
export const enqueueMail = (context: Context, tx: Tx, mail: Mail, known?: Known) =>
  enqueueMails(context, tx, [mail], known)

/** A person's switches and quiet hours hold for every kind of mail that has a switch. */
export async function enqueueMails(context: Context, tx: Tx, mails: Mail[], known: Known = {}) {
  const readers = await readersOf(tx, mails, known.readers)
  const wanted = mails.flatMap(
    (mail) => addressed(context, mail, { readers, fact: known.fact || null }) ?? [],
  )
  await keepMails(context, tx, wanted)
}

/** These go out at once, whoever reads them. */
export const sendMails = (context: Context, tx: Tx, mails: Mail[]) =>
  keepMails(
    context,
    tx,
    mails.map((mail) => ({ mail, person_id: null, fact_id: null, due_at: null })),
  )

interface Kept {
  mail: Mail
  /** Mails that wait name their reader and fact. */
  person_id: string | null
  fact_id: string | null
  due_at: Date | null
}

async function readersOf(tx: Tx, mails: readonly Mail[], known: readonly MailReaderRow[] = []) {
  const readers = new Map(known.map((row) => [row.email, row]))
  const others = [...new Set(mails.map(({ to }) => to))].filter((address) => !readers.has(address))
  if (others.length > 0) for (const row of await readersAt(tx, others)) readers.set(row.email, row)
  return readers
}

/** Undefined where its reader wants none of the kind. */
function addressed(
  { clock, settings }: Context,
  written: Mail,
  { readers, fact }: { readers: Map<string, MailReaderRow>; fact: string | null },
): Kept | undefined {
  const reader = readers.get(written.to)
  const mail = translateMail(written, reader?.language ?? written.language ?? SOURCE)
  if (mail.about === 'account' || mail.about === 'money' || !reader)
    return { mail, person_id: null, fact_id: null, due_at: null }
  const chosen = chosenNotices(reader.preferences)
  if (!chosen.mail[mail.about] && !mail.needed) return undefined
  const due_at = holdUntil(
    mail,
    { chosen, zone: reader.timezone ?? 'UTC' },
    { now: clock.now(), isInApp: fact !== null },
  )
  const letter = mail.needed ? mail : withWayOut(settings, mail, { person: reader.id, about: mail.about })
  if (!due_at) return { mail: letter, person_id: null, fact_id: null, due_at }
  return { mail: letter, person_id: reader.id, fact_id: fact, due_at }
}

type WayOut = { person: string; about: Parameters<typeof noticeToken>[2] }

const withWayOut = (settings: Context['settings'], mail: Mail, { person, about }: WayOut): Mail => ({
  unsubscribePath: `/api/notifications/unsubscribe/${noticeToken(settings, person, about)}`,
  ...mail,
})

/** The queue holds ids alone: mails carry links that let somebody in. */
async function keepMails(context: Context, tx: Tx, mails: readonly Kept[]) {
  if (mails.length === 0) return
  const created_at = context.clock.now()
  const bodies = mails.map(({ mail, ...when }) => {
    const id = randomUUID()
    const { overBy, ...letter } = Mail.parse(mail)
    const sealed = sealMail(context.settings, id, letter)
    const over = { over_order: overBy?.order ?? null, over_by: overBy?.facts ?? [] }
    return { id, sealed, created_at, about_id: letter.of ?? null, ...over, ...when }
  })
  await addMailBodies(tx, bodies)
  await sendBodies(
    context,
    tx,
    bodies.flatMap(({ id, due_at }) => (due_at ? [] : [id])),
  )
}

/** They lie sealed already. */
export const sendBodies = (context: Context, tx: Tx, ids: readonly string[]) =>
  context.jobs.enqueueAll(
    tx,
    sendMail,
    ids.map((id) => ({ mail_id: id })),
  )
