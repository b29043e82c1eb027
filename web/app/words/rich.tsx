import { pieces, type Tokens } from '@sojourn/contract/words/fill'
import { LOCALE } from '@sojourn/contract/words/language'
import { readMessage } from '@sojourn/contract/words/read-message'
import { createElement, Fragment, type ReactNode } from 'react'

type Part = ReactNode | ((inside: ReactNode) => ReactNode)

interface Placed {
  part: ReactNode
}

const TAG = /(<\/?\w+>)/

/** A sentence with elements in it: `rich('Read the <a>terms</a>.', { a: (words) => <Link to={…}>{words}</Link> })`. */
export function rich(message: string, parts: Record<string, Part>): ReactNode {
  const put = (name: string): Placed => ({ part: <bdi>{parts[name] as ReactNode}</bdi> })
  const all = pieces(LOCALE, readMessage(message as string | Tokens), put, parts)
  return build(
    all.flatMap<string | Placed>((piece) => (typeof piece === 'string' ? piece.split(TAG) : [piece])),
  )

  function build(line: (string | Placed)[]): ReactNode {
    const made: ReactNode[] = []
    for (let at = 0; at < line.length; at++) {
      const piece = line[at]!
      const name = typeof piece === 'string' ? /^<(\w+)>$/.exec(piece)?.[1] : undefined
      const wrap = name && parts[name]
      if (typeof wrap === 'function') {
        const end = line.indexOf(`</${name}>`, at)
        made.push(wrap(build(line.slice(at + 1, end))))
        at = end
      } else made.push(typeof piece === 'string' ? piece : piece.part)
    }
    return createElement(Fragment, null, ...made)
  }
}
