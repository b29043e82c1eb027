import { Random } from '../../server/test/random.ts'

const COUNTRIES = ['ES', 'MT', 'QA', 'MX', 'SG', 'FR', 'CA', 'DE', 'JP', 'AE']
const PURPOSES = ['study', 'work', 'visit', 'family', 'citizenship', 'transit']
const LANGUAGES = ['en', 'es', 'fr', 'ar', 'fi', 'mn']
const SORTS = ['relevance', 'rating', 'price', 'speed', 'newest']
const SAID = [
  'amara',
  'okafor',
  'study',
  'permit',
  'work visa',
  'jose silva',
  'berg',
  'refusal',
  'consultation',
  'mar',
]
const MISTYPED = [
  'okafro',
  'garcai',
  'amraa',
  'schmitd',
  'petrvo',
  'ynag',
  'kovalneko',
  'raghuantan',
  'oliviera',
  'johanson',
]

const address = (query: Record<string, string>) => new URLSearchParams(query).toString()

export const BROWSED = COUNTRIES.flatMap((country) =>
  PURPOSES.map((purpose) => address({ country, purpose })),
)
export const WORDS = COUNTRIES.flatMap((country) =>
  ['study', 'consultation', 'refusal', 'documents'].map((query) =>
    address({ query, country, purpose: 'study' }),
  ),
)
export const MISSPELT = MISTYPED

/** Any filters together, words among them, in any order; the same for each run. */
export function randomSearches(count: number) {
  const random = new Random(7)
  return Array.from({ length: count }, () => {
    const query: Record<string, string> = {}
    const sometimes = (share: number, name: string, value: () => unknown) => {
      if (random.chance(share)) query[name] = String(value())
    }
    sometimes(0.35, 'query', () => random.one([...SAID, ...MISTYPED]))
    sometimes(0.5, 'country', () => random.one(COUNTRIES))
    sometimes(0.5, 'purpose', () => random.one(PURPOSES))
    sometimes(0.3, 'language', () => random.one(LANGUAGES))
    sometimes(0.2, 'min_rating', () => random.between(35, 49) / 10)
    sometimes(0.2, 'max_price', () => random.between(50, 1500) * 100)
    sometimes(0.2, 'max_days', () => random.between(3, 60))
    sometimes(0.15, 'licensed', () => 1)
    sometimes(0.1, 'free_within', () => random.between(1, 30))
    sometimes(0.6, 'sort', () => random.one(SORTS))
    return address(query)
  })
}
