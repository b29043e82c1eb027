import { t } from '@sojourn/contract/words/t'
import { listed } from '../ui/text/listed.ts'

/** A price is for so many people, the client among them; their names are told where they are known. */
export const forPeople = (count: number, names: readonly string[] = []) =>
  names.length > 0
    ? t('{count, plural, one {For # person: {names}} other {For # people: {names}}}', {
        count,
        names: listed(names),
      })
    : t('{count, plural, one {For # person} other {For # people}}', { count })

export const applyNow = (count: number) =>
  t('{count, plural, one {# person applies for your goal now.} other {# people apply for your goal now.}}', {
    count,
  })
