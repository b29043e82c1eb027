import { randomBytes, randomUUID } from 'node:crypto'
import type { TestPerson } from '../people.ts'
import type { TestApp } from '../start-app.ts'

export interface Whose {
  context: TestApp['context']
  person_id: string
  /** They hired and reviewed this agent, which stays when they go. */
  hired: TestPerson
  email: string
  now: Date
  /** A word that stands in their rows and nowhere else. */
  word: (of: string) => string
  /** The same that stays for a while after they are gone, where others or the books need it. */
  lasting: (of: string) => string
  secret: () => string
  secretBytes: () => Buffer
  /** The id of a row that is a secret by itself. */
  secretId: () => string
  /** Nobody may be shown these, as they would look written down. */
  secrets: string[]
}

/** Makes what nobody may be shown, and remembers it in every way it could be written down. */
export function secretsOf() {
  const secrets: string[] = []
  const keep = (text: string) => {
    secrets.push(text)
    return text
  }
  return {
    secrets,
    secret: () => keep(`hidden-${randomUUID()}`),
    secretId: () => keep(randomUUID()),
    secretBytes: () => {
      const bytes = randomBytes(32)
      for (const form of ['hex', 'base64', 'base64url'] as const) keep(bytes.toString(form))
      keep(JSON.stringify(bytes))
      return bytes
    },
  }
}
