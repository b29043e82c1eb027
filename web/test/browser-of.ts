import { onTestFinished, vi } from 'vitest'

/** A browser of somewhere: the zone of its clock and its first language. */
export function browserOf(timeZone: string, language = 'en-GB') {
  const real = Intl.DateTimeFormat.prototype.resolvedOptions
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  zone.mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...real.call(this), timeZone }
  })
  const first = vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  onTestFinished(() => {
    zone.mockRestore()
    first.mockRestore()
  })
}
