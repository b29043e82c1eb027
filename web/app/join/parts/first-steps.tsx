import { t } from '@sojourn/contract/words/t'
import type { NextStep } from '../../layouts/own/next-steps.tsx'
import type { useAccount } from '../../session/use-account.ts'
import type { ButtonLook } from '../../ui/button/button-face.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { VerifyEmailButton } from './verify-email-button.tsx'

export const firstSteps = (
  { email, about, dob }: ReturnType<typeof useAccount>,
  profile: string,
  variant: ButtonLook['variant'] = 'secondary',
): NextStep[] => [
  {
    title: t('Verify your email'),
    text: email.verified
      ? t('{email} is verified.', { email: email.address })
      : t('Enter the code we send to {email}.', { email: email.address }),
    done: email.verified,
    action: <VerifyEmailButton />,
  },
  {
    title: t('Complete your profile'),
    text: t('Add a short introduction, your date of birth and your phone number.'),
    done: Boolean(about && dob),
    action: (
      <LinkButton to={profile} size="s" variant={variant}>
        {t('Open profile')}
      </LinkButton>
    ),
  },
]
