/** Travel papers write letters that a machine-readable zone does not have like this (ICAO 9303, part 3, section 6). */
const WRITTEN: Record<string, readonly string[]> = {
  Ä: ['AE', 'A'],
  Ö: ['OE', 'O'],
  Ü: ['UE', 'UXX', 'U'],
  Å: ['AA', 'A'],
  Æ: ['AE'],
  Ø: ['OE', 'O'],
  Œ: ['OE'],
  ß: ['SS'],
  ẞ: ['SS'],
  Ñ: ['N', 'NXX'],
  Ð: ['D'],
  Đ: ['D', 'DJ'],
  Þ: ['TH'],
  Ł: ['L'],
  İ: ['I'],
  ı: ['I'],
  Ĳ: ['IJ'],
  Ŋ: ['N'],
  Ħ: ['H'],
}

const MOST_FORMS = 64

/** Every way a travel paper may write a name; none where it has letters of another script. */
export function formsOf(name: string): string[] {
  let forms = ['']
  for (const letter of name.normalize('NFC').replaceAll(/ß/g, 'ẞ').toLocaleUpperCase('en')) {
    const ways = WRITTEN[letter] ?? plain(letter)
    if (!ways) return []
    forms = forms.flatMap((form) => ways.map((way) => form + way)).slice(0, MOST_FORMS)
  }
  return forms
}

function plain(letter: string) {
  const base = letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  if (/^[A-Z0-9]*$/.test(base)) return [base]
  return /[\p{P}\s]/u.test(letter) ? [''] : null
}
