import { t } from '@sojourn/contract/words/t'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { rich } from '../../words/rich.tsx'
import css from './thanks.module.css'

interface Props {
  email: string
  onAgain: () => void
}

/** In the form's place once the message is kept; takes the focus, so that it is heard. */
export function Thanks({ email, onAgain }: Props) {
  const ref = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => ref.current?.focus(), [])
  return (
    <div className={css.thanks}>
      <span className={css.seal} aria-hidden="true">
        <Icon name="check" size="xl" />
      </span>
      <h2 ref={ref} tabIndex={-1}>
        {t('Thank you, we have your message')}
      </h2>
      <p>
        {rich(
          'A person reads it and answers to {email}, usually within two working days. If you don’t hear from us, check your spam folder before you write again.',
          { email: <b>{email}</b> },
        )}
      </p>
      <Button variant="secondary" onClick={onAgain}>
        {t('Write another message')}
      </Button>
    </div>
  )
}
