import { isOwnPart } from '@sojourn/contract/ground/headline-fee'
import type { Visa } from '@sojourn/contract/ground/reference'
import { timeFor } from '@sojourn/contract/ground/time-by-residence'
import { t } from '@sojourn/contract/words/t'
import { checkedWords } from '../../../words/checked-words.ts'
import { timeForWords, timeWords } from '../../../words/processing-time.ts'
import { amountWords, feeWords } from './fee.ts'

/** A fact in a line; how old it is stands there once it is only the last that is known. */
export interface ShortFact {
  words: string
  isOld: boolean
}

type Known = Pick<Visa, 'facts' | 'fee' | 'processing_time'>

/** Null where nobody knows it: its line is left out. */
export function shortTime({ facts: { time }, processing_time }: Known, lives?: Place): ShortFact | null {
  if (!time) return processing_time && { words: timeWords(processing_time), isOld: false }
  return dated(time, timeForWords(timeFor(time.value, lives?.id), lives?.name))
}

export function shortFee(visa: Known): ShortFact | null {
  const words = feeInAll(visa)
  return words === '' ? null : dated(visa.facts.fees, words)
}

/** An example is "£558 + £776 a year"; the text is empty where nobody knows. */
export function feeInAll({ facts: { fees }, fee }: Pick<Known, 'facts' | 'fee'>) {
  const again = (fees?.value ?? []).filter((item) => isOwnPart(item) && item.per !== undefined)
  return [fee && feeWords(fee), ...again.map(amountWords)].filter((one) => one !== null).join(' + ')
}

interface Place {
  id: string
  name: string
}

function dated(fact: { age: string; checked: string } | undefined, words: string): ShortFact {
  return fact?.age === 'too_old'
    ? { words: t('{fact}, {day}', { fact: words, day: checkedWords(fact.checked) }), isOld: true }
    : { words, isOld: false }
}
