import type { Language } from '@sojourn/contract/words/languages'
import { sayAll, sayOwn } from './say.ts'

type Say = (language: Language, one: unknown) => unknown

/** Replies have sentences of ours under these keys. What our team wrote among them is in no catalogue, and stays. */
const SENTENCES = new Map<string, Say>([
  ['missing', ofEach(['message', 'sentence'])],
  ['deadlines', ofEach(['title', 'text'])],
  ['closed', sentence],
  ['no_extra', sentence],
  ['waits_for', (language, one) => (typeof one === 'string' ? sayAll(language, one, 'mails') : one)],
  ['pause', pause],
])

/** A sentence, or several of a list, in the words of their reader; undefined where the key holds none. */
export const inOwnSentences = (language: Language, key: string, one: unknown) =>
  SENTENCES.get(key)?.(language, one)

function pause(language: Language, one: unknown) {
  return isThing(one) && typeof one.reason === 'string'
    ? { ...one, reason: sayOwn(language, one.reason, 'mails') }
    : one
}

function sentence(language: Language, one: unknown) {
  return typeof one === 'string' ? sayAll(language, one, 'parts') : one
}

function ofEach(keys: readonly string[]): Say {
  const ofOne: Say = (language, one) =>
    isThing(one)
      ? Object.fromEntries(
          Object.entries(one).map(([key, each]) => [
            key,
            keys.includes(key) ? sentence(language, each) : each,
          ]),
        )
      : typeof one === 'string'
        ? sayOwn(language, one, 'parts')
        : one
  return (language, list) => (Array.isArray(list) ? list.map((one) => ofOne(language, one)) : list)
}

const isThing = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null
