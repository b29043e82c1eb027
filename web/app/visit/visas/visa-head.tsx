import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { agentCount } from '../../words/offer-words.ts'
import css from './visa-head.module.css'
import type { VisaPageData } from './visa-page.tsx'

/** The name of the visa and the two things one does here: find who helps, print the papers. */
export const VisaHead = ({
  page: {
    details: { visa, country },
    offers,
    goalId,
  },
}: {
  page: VisaPageData
}) => (
  <header className={css.head}>
    <p className={css.country}>
      <Flag country={country.id} size="m" /> {country.name}
    </p>
    <h1>
      <bdi lang="en">{visa.name}</bdi>
    </h1>
    <div className={css.actions}>
      <LinkButton
        to={paths.agents({
          country: country.id.toLowerCase(),
          ...(offers && { visa: visa.id }),
          ...(goalId && { goalId }),
        })}
      >
        {offers
          ? t('See {agents}', { agents: agentCount(offers.agents) })
          : t('Agents for {country}', { country: country.name })}
      </LinkButton>
      <Button variant="secondary" icon="document" className={css.print} onClick={() => window.print()}>
        {t('Print the checklist')}
      </Button>
    </div>
  </header>
)
