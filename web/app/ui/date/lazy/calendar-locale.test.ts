import { LANGUAGES, localeOf } from '@sojourn/contract/words/languages'
import { expect, test } from 'vitest'
import { calendarLocale } from './calendar-locale.ts'

const written = (language: string) =>
  new Intl.DateTimeFormat(calendarLocale(localeOf(language)), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date('2026-11-09'),
  )

test('a day is spoken in the language of the page, with the digits of the site and of its calendar', () => {
  expect(Object.fromEntries(LANGUAGES.map((language) => [language, written(language)]))).toEqual({
    en: 'Monday, 9 November 2026',
    fr: 'lundi 9 novembre 2026',
    es: 'lunes, 9 de noviembre de 2026',
    ar: 'الاثنين، 9 نوفمبر 2026',
  })
})
