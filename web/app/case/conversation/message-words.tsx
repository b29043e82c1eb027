import { linkify } from '../../ui/text/linkify.ts'

/** Only addresses in the text lead somewhere. */
export const MessageWords = ({ text }: { text: string }) =>
  linkify(text).map(({ text: piece, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {piece}
      </a>
    ) : (
      piece
    ),
  )
