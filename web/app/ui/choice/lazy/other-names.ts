import type { Option } from '../option-search.ts'
import { NICKNAMES } from './nicknames.ts'

/** Languages many people think in. */
const LOCALES = 'de fr es pt it nl pl ro ru uk tr ar fa hi bn ur zh zh-Hant ja ko vi id th sv el he sw'.split(
  ' ',
)

const known = new Map<string, readonly string[]>()

export function otherNamesOf({ named, value }: Option): readonly string[] {
  if (!named) return []
  const key = `${named} ${value}`
  const names = known.get(key) ?? [
    ...(NICKNAMES[value]?.split(',') ?? []),
    ...[...LOCALES, ...(named === 'language' ? [value] : [])].flatMap((locale) =>
      nameIn(locale, named, value),
    ),
  ]
  known.set(key, names)
  return names
}

const naming = new Map<string, Intl.DisplayNames>()

function nameIn(locale: string, type: 'region' | 'language', code: string) {
  const key = `${type} ${locale}`
  try {
    const names = naming.get(key) ?? new Intl.DisplayNames(locale, { type, fallback: 'none' })
    naming.set(key, names)
    return names.of(code) ?? []
  } catch {
    return []
  }
}
