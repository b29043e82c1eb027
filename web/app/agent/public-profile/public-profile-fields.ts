import type { PublicProfile } from '@sojourn/contract/supply/agent-profile'
import { readTexts } from '../../ui/form/use-form.ts'

export const publicProfileDefaults = ({ headline, languages, away_from, away_until }: PublicProfile) => ({
  headline: headline ?? '',
  languages: languages.map(([code]) => code).join(','),
  away_from: away_from ?? '',
  away_until: away_until ?? '',
})

/** A headline is one line, however it was typed; a day left empty is none. */
export function readPublicProfile(data: FormData) {
  const { headline, languages, away_from, away_until } = readTexts(data)
  return {
    headline: String(headline ?? '').replaceAll(/\s+/g, ' '),
    languages: String(languages ?? '')
      .split(',')
      .filter(Boolean),
    away_from: away_from || null,
    away_until: away_until || null,
  }
}
