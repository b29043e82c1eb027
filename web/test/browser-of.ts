import { onTestFinished, vi } from 'vitest'

/** A browser of somewhere: the zone of its clock and its first language. */
export function browserOf(timeZone: string, language = 'en-GB') {
  const Real = Intl.DateTimeFormat
  // A call that names a zone gets that one: only the browser's own is another.
  Intl.DateTimeFormat = class extends Real {
    constructor(locales?: Intl.LocalesArgument, options: Intl.DateTimeFormatOptions = {}) {
      super(locales, { ...options, timeZone: options.timeZone ?? timeZone })
    }
  } as typeof Intl.DateTimeFormat
  const first = vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  onTestFinished(() => {
    Intl.DateTimeFormat = Real
    first.mockRestore()
  })
}
