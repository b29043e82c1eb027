import { checkDigit } from '../../../server/src/platform/papers/zone/places.ts'

export type Format = 'TD1' | 'TD2' | 'TD3'

export interface TravelPaper {
  format: Format
  /** Three letters, as ICAO writes the state. */
  state: string
  nationality: string
  number: string
  surname: string
  given: string
  /** Days are `YYYY-MM-DD`. */
  birth: string
  expiry: string
  sex: 'F' | 'M' | '<'
}

const fill = (text: string, length: number) => text.padEnd(length, '<').slice(0, length)
const dayOf = (day: string) => day.slice(2).replaceAll('-', '')
const withDigit = (text: string) => text + checkDigit(text)

/** ICAO 9303 lays out the lines. */
export function zoneOf({
  format,
  state,
  nationality,
  number,
  surname,
  given,
  birth,
  expiry,
  sex,
}: TravelPaper) {
  const names = `${surname.replaceAll(/[ -]/g, '<')}<<${given.replaceAll(/[ -]/g, '<')}`
  const known = withDigit(fill(number, 9))
  const born = withDigit(dayOf(birth))
  const ends = withDigit(dayOf(expiry))
  const country = fill(state, 3)
  const nation = fill(nationality, 3)
  if (format === 'TD3') {
    const optional = withDigit(fill('', 14))
    const line = `${known}${nation}${born}${sex}${ends}${optional}`
    return [fill(`P<${country}${names}`, 44), line + checkDigit(known + born + ends + optional)]
  }
  if (format === 'TD2') {
    const line = `${known}${nation}${born}${sex}${ends}${fill('', 7)}`
    return [fill(`I<${country}${names}`, 36), line + checkDigit(known + born + ends + fill('', 7))]
  }
  const first = fill(`I<${country}${known}`, 30)
  const second = `${born}${sex}${ends}${nation}${fill('', 11)}`
  return [first, second + checkDigit(first.slice(5) + born + ends + fill('', 11)), fill(names, 30)]
}
