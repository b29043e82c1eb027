// The build finds sentences by this path.
import { rich } from '../words/rich.tsx'
import { checkedWords } from './checked-words.ts'

interface Props {
  source: string
  /** A day, or a month alone. */
  checked: string
  is_of_copy?: boolean
  /** The page it stands on is kept. */
  inNewTab?: boolean
}

/** It says on which site a fact of a visa was read, and when. */
export function SourceText({ source, checked, is_of_copy, inNewTab }: Props) {
  const parts = {
    site: (
      <a href={source} rel="noopener" target={inNewTab ? '_blank' : undefined}>
        {new URL(source).hostname.replace(/^www\./, '')}
      </a>
    ),
    day: <time dateTime={checked}>{checkedWords(checked)}</time>,
  }
  return is_of_copy ? rich('{site}, a copy of {day}', parts) : rich('{site}, checked {day}', parts)
}
