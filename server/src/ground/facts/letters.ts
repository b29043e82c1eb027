import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { AlongWith } from './along.ts'
import type { FactName } from './facts.ts'
import type { Told } from './listeners.ts'

export interface LetterReader {
  who: 'client' | 'agent' | 'author' | 'person' | 'staff'
  id: string
  email: string
  first_name: string
  mode: 'subscriber' | 'consultant'
  zone: string | null
  clock: '12' | '24' | null
}

/** The table in `who-hears.ts` says to whom it goes, and which of their switches holds for it. */
export interface Letter extends Omit<Exclude<Mail, { about: 'news' }>, 'to' | 'about' | 'needed'> {
  /** Each other address of its reader gets one under its own key. */
  alsoAt?: readonly string[]
}

export interface Heard {
  context: Context
  tx: Tx
  to: LetterReader
}

/** It is null where there is nothing to say to this reader. */
export type WriteLetter<Name extends FactName> = (
  fact: Told<Name> & AlongWith<Name>,
  heard: Heard,
) => Letter | null | Promise<Letter | null>

/** The letters of a room, by the fact they tell of and by the name under which `who-hears.ts` sends them. */
export type Letters = { readonly [Name in FactName]?: Readonly<Record<string, WriteLetter<Name>>> }
