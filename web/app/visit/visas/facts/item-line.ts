import { listed } from '../../../ui/text/listed.ts'
import type { ToldItem } from './told.ts'

/** What an amount is for, in one line. */
export const itemLine = ({ what, about, note }: ToldItem) =>
  [listed([what, about].filter((one) => one !== null)), note].filter(Boolean).join('. ')
