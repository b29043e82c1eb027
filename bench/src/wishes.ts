export interface Wishes {
  /** Names of parts; all of them where none is named. */
  only: string[]
  isSmall: boolean
}

/** Reads `only=articles,guide` and `--small`; a word that means nothing ends the run with a sentence. */
export function readWishes(words: string[], names: string[]): Wishes {
  const only: string[] = []
  for (const word of words) {
    const [, list] = /^(?:--)?only=(.+)$/.exec(word) ?? []
    if (list) only.push(...list.split(','))
    else if (word !== '--small')
      end(`${word} means nothing here. Write --small or only=… with some of ${names.join(', ')}.`)
  }
  const unknown = only.filter((name) => !names.includes(name))
  if (unknown.length > 0) end(`There is no part ${unknown}. There are ${names.join(', ')}.`)
  return { only, isSmall: words.includes('--small') }
}

function end(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
