import type { FactName } from '../src/ground/facts/facts.ts'
import type { Letter, LetterReader, WriteLetter } from '../src/ground/facts/letters.ts'
import { wordsOf } from './read-mail.ts'

const readers = {
  client: { who: 'client', id: 'client-1', email: 'ines@example.com', first_name: 'Ines' },
  agent: { who: 'agent', id: 'agent-1', email: 'amara@example.com', first_name: 'Amara' },
} as const

/** What the letter of a fact that was not kept says to a side; it asks nothing of a database. */
export const letterTo = <Name extends FactName>(
  who: 'client' | 'agent',
  write: WriteLetter<Name>,
  fact: object,
) => {
  const to: LetterReader = {
    ...readers[who],
    zone: who === 'client' ? 'Europe/Berlin' : 'America/Toronto',
    clock: '24',
  }
  return write(fact as never, { to } as never) as Letter | null
}

export const lettersToSides = <Name extends FactName>(write: WriteLetter<Name>, fact: object) => [
  letterTo('client', write, fact),
  letterTo('agent', write, fact),
]

/** All its words in the order they are read. */
export const wordsOfLetter = (letter: Letter | null) =>
  letter && wordsOf({ ...letter, about: 'orders', to: 'reader@example.com' }).slice(1)
