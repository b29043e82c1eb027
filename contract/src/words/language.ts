import { directionOf, type Language, localeOf, SOURCE } from './languages.ts'

/** The language of the pages this code was built for. The build writes this file anew for each, and English stands here. */
export const LANGUAGE: Language = SOURCE

export const LOCALE: string = localeOf(SOURCE)

export const DIRECTION: 'ltr' | 'rtl' = directionOf(SOURCE)

/** The prefix stands before each address of these pages: `/fr`. */
export const PREFIX: string = ''

/** Letters that change places in the scripts of these pages, two by two. */
export const LETTERS: string = ''
