import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import css from '../../layouts/page/error-page.module.css'
import { ErrorPage } from '../../layouts/page/error-page.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'

export function ArticleError() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 410) return <ErrorPage />
  return (
    <div className={css.page}>
      <title>{`${t('This article is no longer available')} · Sojourn`}</title>
      <h1>{t('This article is no longer available')}</h1>
      <p>{t('Its author has removed it.')}</p>
      <div className={css.ways}>
        <LinkButton to={paths.articles()}>{t('Read other articles')}</LinkButton>
      </div>
    </div>
  )
}
