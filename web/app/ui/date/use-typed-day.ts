import { isDay } from '@sojourn/contract/dates/day-steps'
import { longDay } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import type { Day } from './calendar-days.ts'
import { readDay } from './read-day.ts'

interface Typing {
  start: string
  write?: (day: Day) => string
  /** The last day that is accepted; an example of it lies in the past where it does. */
  max?: Day | undefined
  isBirthday?: boolean
  /** The day that was typed, or the text as it is as long as it is none. */
  take: (value: string) => void
  /** Somebody has done with typing. */
  settle: (value: string) => void
}

const UNREADABLE = t('Enter a date such as 9 March 2026.')

/** Days to come are asked for on this side of it. */
const SOME_DAY = '2030-03-09'

export const unreadableDay = (value: string) => (value === '' || isDay(value) ? undefined : UNREADABLE)

/** A line one types a day into, in any order; once that is done, it stands there with its month's name. */
export function useTypedDay({ start, write = longDay, max, isBirthday, take, settle }: Typing) {
  const input = useRef<HTMLInputElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the script came
  useEffect(() => {
    const { value, defaultValue } = input.current ?? {}
    if (value !== undefined && value !== defaultValue) take(meantBy(value))
  }, [])

  function finish({ currentTarget: line }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
    const value = meantBy(line.value)
    if (isDay(value)) line.value = write(value)
    settle(value)
  }

  return {
    focus: () => input.current?.focus(),
    /** Shows a day that was chosen elsewhere. */
    put(day: Day) {
      if (input.current) input.current.value = write(day)
    },
    line: {
      ref: input,
      type: 'text',
      defaultValue: isDay(start) ? write(start) : start,
      placeholder: exampleFor(max, isBirthday),
      autoComplete: 'off',
      spellCheck: false,
      maxLength: 40,
      onInput: (event: { currentTarget: HTMLInputElement }) => take(meantBy(event.currentTarget.value)),
      onBlur: finish,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => event.key === 'Enter' && finish(event),
    },
  } as const
}

function exampleFor(max: Day | undefined, isBirthday: boolean | undefined) {
  if (isBirthday) return t('e.g. 9 Mar 1990')
  return max && max < SOME_DAY ? t('e.g. 9 Mar 2026') : t('e.g. 9 Mar 2030')
}

const meantBy = (text: string) => readDay(text, navigator.language) ?? text.trim()
