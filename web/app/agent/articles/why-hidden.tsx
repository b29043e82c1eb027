import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { t } from '@sojourn/contract/words/t'
import { Banner } from '../../ui/feedback/banner.tsx'
import { rich } from '../../words/rich.tsx'
import css from './article-form.module.css'

/** The reason is our team's, as it was mailed; beside it stands how readers see the article again. */
export const WhyHidden = ({
  hiding: { by_report, reason },
}: {
  hiding: NonNullable<OwnArticle['hiding']>
}) => (
  <Banner tone="warning">
    <p>
      {reason
        ? rich('Our team has hidden this article: {reason}', {
            reason: <bdi className={css.reason}>{reason}</bdi>,
          })
        : t('Our team has hidden this article.')}
    </p>
    <p>
      {by_report
        ? t('It was reported. You can object by the link in our email; sending it again does not show it.')
        : t('Correct it and send it for review. Readers see it again once our team has approved it.')}
    </p>
  </Banner>
)
