import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language, SOURCE } from '@sojourn/contract/words/languages'

const FOLDER = join(import.meta.dirname, '../../../../contract/words')

/** Languages that sentences are translated into. */
export const TRANSLATED = LANGUAGES.filter((language) => language !== SOURCE)

/** The sentences of a language, in English and in its own words, out of the files that are meant. */
export function readCatalogue(language: Language, isMeant: (file: string) => boolean) {
  const folder = join(FOLDER, language)
  return readdirSync(folder)
    .filter(isMeant)
    .flatMap((file) => Object.entries<string>(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
}
