import { EMAIL_LENGTH } from '@sojourn/contract/calls/limits'
import type { ComponentProps } from 'react'
import { TextInput } from '../../ui/form/text-input.tsx'

/** An email address as phones and password managers like it. */
export const EmailInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={EMAIL_LENGTH}
    required
    {...props}
  />
)
