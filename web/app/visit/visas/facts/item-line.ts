import { listed } from '../../../ui/text/listed.ts'
import type { ToldItem } from './told.ts'

export const itemLine = ({ what, about, note }: ToldItem) =>
  [listed([what, about].filter((one) => one !== null)), note].filter(Boolean).join('. ')
