import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OUTSIDE_PROBLEMS } from '@sojourn/contract/people/outside'
import { SECURITY_QUESTIONS } from '@sojourn/contract/people/security'
import { CALENDAR_PROBLEMS } from '@sojourn/contract/supply/calendar-problems'
import { LANGUAGES, SOURCE } from '@sojourn/contract/words/languages'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../../../contract/words')

/** Words of pages: the server’s own stand in files of their own. */
const knownIn = (language: string) =>
  new Set(
    readdirSync(join(FOLDER, language))
      .filter((name) => !name.startsWith('server-'))
      .flatMap((name) => Object.keys(JSON.parse(readFileSync(join(FOLDER, language, name), 'utf8')))),
  )

test.each(LANGUAGES.filter((one) => one !== SOURCE))(
  'who reads %s is asked the security question in it, and told in it why a provider or a calendar did not let them in',
  (language) => {
    const known = knownIn(language)
    const said = [
      ...SECURITY_QUESTIONS,
      ...Object.values(OUTSIDE_PROBLEMS),
      ...Object.values(CALENDAR_PROBLEMS),
    ]
    expect(said.filter((one) => !known.has(one))).toEqual([])
  },
)
