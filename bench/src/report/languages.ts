import { LANGUAGES, SOURCE } from '@sojourn/contract/words/languages'
import type { RenderTimes } from '../languages.ts'

const others = LANGUAGES.filter((language) => language !== SOURCE)

export const describeLanguages = (pages: RenderTimes[]) => [
  'Pages written anew, one after the other; a language may take 1.1 times as long as English:',
  '',
  `| page | English, ms | ${others.map((language) => `${language}, times`).join(' | ')} |`,
  `|---|---|${others.map(() => '---|').join('')}`,
  ...pages.map(({ path, ms }) => {
    const english = ms[SOURCE] ?? 0
    const times = others.map((language) => ((ms[language] ?? 0) / english).toFixed(2))
    return `| \`${path}\` | ${english.toFixed(1)} | ${times.join(' | ')} |`
  }),
]
