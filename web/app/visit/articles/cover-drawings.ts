import parts from './covers.svg?url'

/** The strokes lie in one cached file. */
export const part = (name: string) => `${parts}#${name}`

export const places = [
  'translate(128 112) rotate(-9)',
  'translate(200 112) rotate(7)',
  'translate(272 112) rotate(-6)',
  'translate(228 112) rotate(11)',
]

export const subjects: Record<string, string> = {
  Study: 'study',
  Work: 'case',
  Family: 'family',
  'Permanent residence': 'house',
  'Business and investment': 'case',
  Citizenship: 'columns',
  'Remote work': 'laptop',
  Retirement: 'house',
}
