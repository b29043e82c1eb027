import type { Context } from '../../context.ts'
import type { FactName } from '../../ground/facts/facts.ts'
import type { Letter, LetterReader, Letters, WriteLetter } from '../../ground/facts/letters.ts'
import type { Listener, Listeners, Told } from '../../ground/facts/listeners.ts'
import type { Tx } from '../../platform/database/database.ts'
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts'
import { type Mail, readIn } from '../../platform/mail/mail.ts'
import { authorOf, letterReaders, sidesOf } from './letter-store.ts'
import { type Hears, hearingOf, WHO_HEARS } from './who-hears.ts'

/** Adds the letters to all who hear of a fact, for each fact that somebody gets a letter of: the last who hear in its transaction. */
export function withLetters(letters: Letters, listeners: Listeners): Listeners {
  const sendLetters: Listener<Told<FactName>> = (context, tx, fact) =>
    enqueueLetters(context, tx, fact, letters)
  const told = (Object.keys(WHO_HEARS) as FactName[]).filter((fact) =>
    WHO_HEARS[fact]?.some(({ letter }) => letter !== undefined),
  )
  return {
    ...listeners,
    ...Object.fromEntries(
      told.map((fact) => [
        fact,
        { ...listeners[fact], now: [...((listeners[fact].now ?? []) as readonly Listener[]), sendLetters] },
      ]),
    ),
  }
}

/** Each hearer’s letter is written and kept with what it tells of. */
async function enqueueLetters(context: Context, tx: Tx, fact: Told<FactName>, letters: Letters) {
  const hearing = hearingOf(fact).filter(({ letter }) => letter !== undefined)
  if (hearing.length === 0) return
  const parties = await partiesOf(tx, fact, hearing)
  const hearers = hearing.flatMap((hears) => {
    const id = hears.who === 'staff' ? undefined : parties[hears.who]
    return id && (hears.receipt || id !== fact.by.id) ? [{ hears, id }] : []
  })
  const readers = await letterReaders(
    tx,
    hearers.map(({ id }) => id),
  )
  const [soon, atOnce]: [Mail[], Mail[]] = [[], []]
  for (const { hears, id } of hearers) {
    const reader = readers.find((one) => one.id === id)
    if (!reader) continue
    const write = writerOf(letters, fact.fact, hears)
    const letter = await write(fact as never, { context, tx, to: readerOf(reader, hears) })
    if (letter) (hears.atOnce ? atOnce : soon).push(...mailsOf(letter, reader, hears))
  }
  await enqueueMails(context, tx, soon, { fact: fact.id, readers })
  await enqueueMails(context, tx, atOnce, { readers })
}

type Row = Awaited<ReturnType<typeof letterReaders>>[number]

const readerOf = (
  { id, email, first_name, mode, timezone: zone, clock }: Row,
  { who }: Hears,
): LetterReader => ({
  id,
  email,
  first_name,
  mode,
  who,
  zone,
  clock: clock as LetterReader['clock'],
})

function mailsOf({ alsoAt, ...letter }: Letter, { email, language }: Row, { kind, needed }: Hears): Mail[] {
  const mail = { ...letter, about: kind, ...(needed && { needed }) } as Omit<Mail, 'to'>
  if (!alsoAt) return [{ ...mail, to: email } as Mail]
  return [...new Set([email, ...alsoAt])].map((to) =>
    readIn({ ...mail, to, key: `${letter.key}:${to}` } as Mail, language),
  )
}

function writerOf(letters: Letters, fact: FactName, { letter = '' }: Hears) {
  const write = (letters[fact] as Readonly<Record<string, WriteLetter<never>>> | undefined)?.[letter]
  if (!write) throw new Error(`No room writes the letter ${letter} of ${fact}`)
  return write
}

type Parties = Partial<Record<Hears['who'], string | null>>

async function partiesOf(tx: Tx, fact: object, hearing: readonly Hears[]): Promise<Parties> {
  const { order, agent, person, review } = fact as Partial<Record<string, string | null>>
  const sides = sidesAlong(fact) ?? (order ? await sidesOf(tx, order) : undefined)
  const hasAuthor = review && hearing.some(({ who }) => who === 'author')
  const author = hasAuthor ? (await authorOf(tx, review))?.author_id : undefined
  return {
    client: sides?.client ?? null,
    agent: agent ?? sides?.agent ?? null,
    author: author ?? null,
    person: person ?? null,
  }
}

/** Most steps of an order hand its row along, and neither side ever changes. */
function sidesAlong(fact: object) {
  const { along } = fact as { along?: Partial<Record<'work' | 'order', object>> }
  const row = (along?.work ?? along?.order ?? {}) as { client_id?: string; agent_id?: string }
  return row.client_id && row.agent_id ? { client: row.client_id, agent: row.agent_id } : undefined
}
