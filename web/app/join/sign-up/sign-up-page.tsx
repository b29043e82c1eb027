import { paths } from '@sojourn/contract/paths/paths'
import type { Mode } from '@sojourn/contract/people/auth'
import { t } from '@sojourn/contract/words/t'
import { useNavigate } from 'react-router'
import { Link } from '../../ui/text/link.tsx'
import { AuthPage } from '../parts/auth-page.tsx'
import { joinStops, StubRoute, StubWords } from '../parts/auth-stub.tsx'
import type { Provider } from '../parts/load-providers.ts'
import { OutsideWays } from '../parts/outside-ways.tsx'
import { useReturnTo } from '../parts/use-return-to.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { signUpWords } from './sign-up-words.ts'

export function SignUpPage({ mode, providers }: { mode: Mode; providers: readonly Provider[] }) {
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const query = { return_to: returnTo ?? undefined }
  const { title, lead, other } = signUpWords[mode]
  return (
    <AuthPage
      form={t('Joining')}
      title={title}
      lead={lead}
      stub={
        <>
          <StubRoute title={t('Joining')} stops={joinStops} at={0} />
          <StubWords title={t('Looking for something else?')}>
            <Link to={mode === 'subscriber' ? paths.signUpAgent(query) : paths.signUp(query)}>{other}</Link>
            <Link to={paths.login(query)}>{t('Sign in')}</Link>
          </StubWords>
        </>
      }
    >
      <SignUpForm key={mode} mode={mode} returnTo={returnTo} onSignup={() => navigate(paths.otp())} />
      <OutsideWays providers={providers} returnTo={returnTo} join={mode} />
    </AuthPage>
  )
}
