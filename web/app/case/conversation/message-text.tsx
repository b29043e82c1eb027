import type { Message } from '@sojourn/contract/talk/conversations'
import { OthersWords } from '../../ui/translation/others-words.tsx'
import { MessageWords } from './message-words.tsx'

interface Props {
  message: Message
  /** The one it stands in, for its two sides. */
  conversation: string | undefined
}

/** The words of a message. Those of another person can be read in one’s own language; a decision is written in it. */
export const MessageText = ({ message: { message, kind, is_own, decision }, conversation }: Props) => (
  <OthersWords
    words={[message]}
    isOwn={is_own || kind !== 'text' || decision !== null}
    conversation={conversation}
  >
    {(say, as) => (
      <div {...as}>
        <MessageWords text={say(message)} />
      </div>
    )}
  </OthersWords>
)
