import { OthersWords } from './others-words.tsx'

interface Props {
  children: string
  as?: 'p' | 'blockquote'
  className?: string | undefined
  isOwn?: boolean
  isBinding?: boolean
}

/** One text that somebody else wrote. */
export const OthersText = ({ children: text, as: Tag = 'p', className, ...rest }: Props) => (
  <OthersWords words={[text]} {...rest}>
    {(say, as) => (
      <Tag className={className} {...as}>
        {say(text)}
      </Tag>
    )}
  </OthersWords>
)
