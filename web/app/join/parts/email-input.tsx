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
    maxLength={254}
    required
    {...props}
  />
)
