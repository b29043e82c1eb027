import type { FactName } from '../src/ground/facts/facts.ts'
import type { Letter, LetterReader, Letters, WriteLetter } from '../src/ground/facts/letters.ts'
import { expectEveryLanguage } from './letters/expect-every-language.ts'
import { wordsOf } from './read-mail.ts'

const readers = {
  client: {
    ...{ who: 'client', id: 'client-1', email: 'ines@example.com', first_name: 'Ines' },
    mode: 'subscriber',
    ...{ zone: 'Europe/Berlin', clock: '24' },
  },
  agent: {
    ...{ who: 'agent', id: 'agent-1', email: 'amara@example.com', first_name: 'Amara' },
    mode: 'consultant',
    ...{ zone: 'America/Toronto', clock: '24' },
  },
} as const satisfies Record<string, LetterReader>

/** The origin is the one of the example that pages link to. */
const context = {
  settings: { origin: 'https://sojourn.example' },
  clock: { now: () => new Date('2026-11-02T09:00:00Z') },
}

/** The letter must ask nothing of the database, and be the only one of its fact for that side. */
export function anyLetterTo(
  who: 'client' | 'agent',
  letters: Letters,
  name: FactName,
  fact: object,
  reader: Partial<LetterReader> = {},
  more: object = {},
) {
  const [write] = Object.values(letters[name] ?? {}) as WriteLetter<never>[]
  if (!write) throw new Error(`No letter of ${name}`)
  const letter = write(
    fact as never,
    {
      ...{ to: { ...readers[who], ...reader }, context: { ...context, ...more } },
    } as never,
  ) as Letter | null | Promise<unknown>
  if (letter && !(letter instanceof Promise)) expectEveryLanguage(letter)
  return letter as Letter | null
}

export function letterTo(
  who: 'client' | 'agent',
  letters: Letters,
  name: FactName,
  fact: object,
  reader: Partial<LetterReader> = {},
): Letter {
  const letter = anyLetterTo(who, letters, name, fact, reader)
  if (!letter) throw new Error(`No letter of ${name} for the ${who}`)
  return letter
}

export const lettersToSides = (letters: Letters, name: FactName, fact: object) => [
  letterTo('client', letters, name, fact),
  letterTo('agent', letters, name, fact),
]

/** All its words in the order they are read. */
export function wordsOfLetter(letter: Letter) {
  expectEveryLanguage(letter)
  const { alsoAt: _, ...mail } = letter
  return wordsOf({ ...mail, about: 'orders', to: 'reader@example.com' }).slice(1)
}
