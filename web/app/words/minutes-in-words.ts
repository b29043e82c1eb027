const UNITS = [
  { word: 'week', minutes: 7 * 24 * 60 },
  { word: 'day', minutes: 24 * 60 },
  { word: 'hour', minutes: 60 },
  { word: 'minute', minutes: 1 },
]

/** `2 weeks`, `1 hour 30 minutes`. */
export function minutesInWords(minutes: number) {
  const words: string[] = []
  let left = minutes
  for (const unit of UNITS) {
    const count = Math.floor(left / unit.minutes)
    left -= count * unit.minutes
    if (count > 0) words.push(`${count} ${unit.word}${count === 1 ? '' : 's'}`)
  }
  return words.join(' ')
}
