import { paths } from '@sojourn/contract/paths/paths'
import { LANGUAGE, PREFIX } from '@sojourn/contract/words/language'
import { languageAt } from '@sojourn/contract/words/languages'
import { t } from '@sojourn/contract/words/t'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import type { Route } from './+types/close-page'
import { wayBackFrom } from './way-back.ts'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('You can close this window'),
    description: t('Where a payment window ends.'),
    hidden: true,
  })

/** All of it is translated. */
export const handle = true

/** The processor sends people back here. The page that opened this window watches for its closing. */
export default function Close() {
  const navigate = useNavigate()

  // A window may close itself only when a script opened it. In a tab that was taken for the payment, it goes on.
  useEffect(() => {
    if (window.opener) return window.close()
    const back = wayBackFrom(location.search)
    if (!back) return
    // A bank leads everybody to the English one.
    if (languageAt(back) !== LANGUAGE) return location.replace(back)
    void navigate(back.slice(PREFIX.length), { replace: true })
  }, [navigate])

  return (
    <div className={layout.page}>
      <PageHead
        title={t('You can close this window')}
        lead={t('Go back to the tab you came from. It shows how the payment ended.')}
        actions={
          <LinkButton to={paths.home()} variant="secondary">
            {t('Go to the home page instead')}
          </LinkButton>
        }
      />
    </div>
  )
}
