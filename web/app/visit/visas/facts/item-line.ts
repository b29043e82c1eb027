import { listed } from '../../../ui/text/listed.ts'
import { english } from './in-english-words.ts'
import type { ToldItem } from './told.ts'

export const itemLine = ({ what, about, note }: ToldItem) =>
  [listed([what, about].filter((one) => one !== null)), note].filter(Boolean).join('. ')

/** The same with what is English told apart. */
export const markedLine = ({ what, note, ...item }: ToldItem) =>
  itemLine({ ...item, what: what && english(what), note: note && english(note) })
