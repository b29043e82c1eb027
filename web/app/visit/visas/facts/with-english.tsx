import { inEnglish } from './in-english-words.ts'

/** A sentence of ours with what an authority says in English in its midst. */
export const WithEnglish = ({ text }: { text: string }) =>
  text.split(inEnglish).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text stay where they are
      <bdi key={at} lang="en">
        {part}
      </bdi>
    ) : (
      part
    ),
  )
