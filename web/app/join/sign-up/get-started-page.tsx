import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { Card, CardLink } from '../../ui/text/card.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { authMeta } from '../parts/auth-meta.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import css from '../parts/auth-parts.module.css'
import { StubWords } from '../parts/auth-stub.tsx'
import { useReturnTo } from '../parts/use-return-to.ts'
import type { Route } from './+types/get-started-page'

export const meta = (args: Route.MetaArgs) =>
  authMeta(
    args,
    t('Get started'),
    t('Join as a client who needs help, or as an agent who gives it. Free for both.'),
  )

/** The first question of joining; the answer can be changed later, in the account. */
export default function GetStartedPage() {
  const query = { return_to: useReturnTo() ?? undefined }
  return (
    <AuthPage
      form={t('Joining')}
      title={t('How do you want to join?')}
      lead={t('Free either way, and you can switch between the two whenever you like.')}
      stub={
        <StubWords title={t('Already have an account?')}>
          <p>{t('Log in with your email and password.')}</p>
          <Link to={paths.login(query)}>{t('Sign in')}</Link>
        </StubWords>
      }
    >
      <ul className={css.cards}>
        <Card as="li" className={css.card}>
          <Icon name="plane" size="xl" />
          <h2>
            <CardLink to={paths.signUp(query)}>{t('I am a client')}</CardLink>
          </h2>
          <p>{t('I want to travel, study, work or settle somewhere, and look for an agent who helps.')}</p>
        </Card>
        <Card as="li" className={css.card}>
          <Icon name="briefcase" size="xl" />
          <h2>
            <CardLink to={paths.signUpAgent(query)}>{t('I am an agent')}</CardLink>
          </h2>
          <p>{t('I help others with visas and immigration, and want clients to find and hire me.')}</p>
        </Card>
      </ul>
    </AuthPage>
  )
}
