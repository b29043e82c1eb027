import countries from '../../../../data/countries.json' with { type: 'json' }
import countryWords from '../../../../data/words/countries.json' with { type: 'json' }
import languageWords from '../../../../data/words/languages.json' with { type: 'json' }
import professionWords from '../../../../data/words/professions.json' with { type: 'json' }
import purposeWords from '../../../../data/words/purposes.json' with { type: 'json' }
import visaWords from '../../../../data/words/visas.json' with { type: 'json' }
import { isStopWord } from '../words/stop-words.ts'
import { keyOf } from './letters.ts'
import { type Meaning, nothingMeant } from './meaning.ts'
import {
  languagesInOurLanguages,
  namesInOtherLanguages,
  purposesInOurLanguages,
} from './names-in-other-languages.ts'

/** The file server/data/README.md says where the words come from. */
const meanings = new Map<string, Meaning>()

/** Keys a misspelt word may have meant: those somebody chose, not the names in other languages. */
const chosen: string[] = []

function add(text: string, mean: (meaning: Meaning) => void) {
  const key = keyOf(text)
  if (isStopWord(key)) return
  const meaning = meanings.get(key) ?? nothingMeant()
  mean(meaning)
  meanings.set(key, meaning)
}

function addAll(entries: Record<string, string[]>, mean: (meaning: Meaning, id: string) => void) {
  for (const [id, words] of Object.entries(entries))
    for (const word of words) add(word, (meaning) => mean(meaning, id))
}

addAll(visaWords, ({ visas }, id) => addOnce(visas, id))
addAll(purposeWords, ({ purposes }, id) => addOnce(purposes, id))
for (const { slug, name } of purposesInOurLanguages()) add(name, ({ purposes }) => addOnce(purposes, slug))
addAll(professionWords, (meaning, id) => {
  if (meaning.purposes.length > 0) return
  meaning.purposes.push(id)
  meaning.isProfession = true
})
for (const [iso, { names = [], cities = [], people = [] }] of Object.entries<CountryWords>(countryWords)) {
  for (const word of [...names, ...cities]) add(word, (meaning) => addCountry(meaning, iso))
  for (const word of people) add(word, (meaning) => addNationality(meaning, iso))
}
for (const { iso, name } of countries) add(name, (meaning) => addCountry(meaning, iso))
addAll(languageWords, ({ languages }, code) => addOnce(languages, code))
for (const { code, name } of languagesInOurLanguages(Object.keys(languageWords)))
  add(name, ({ languages }) => addOnce(languages, code))
chosen.push(...meanings.keys())
for (const { iso, name } of namesInOtherLanguages(countries))
  if (!meanings.has(keyOf(name))) add(name, (meaning) => addCountry(meaning, iso))

interface CountryWords {
  names?: string[]
  cities?: string[]
  people?: string[]
}

/** One word may be written in two ways: "H-1B" and "H1B". */
function addOnce(ids: string[], id: string) {
  if (!ids.includes(id)) ids.push(id)
}

function addCountry(meaning: Meaning, iso: string) {
  addOnce(meaning.countries, iso)
  meaning.isNationality = false
}

function addNationality(meaning: Meaning, iso: string) {
  if (meaning.countries.length > 0) return
  meaning.countries.push(iso)
  meaning.isNationality = true
}

export const meaningOf = (key: string) => meanings.get(key)

export const chosenKeys: readonly string[] = chosen
