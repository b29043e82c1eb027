import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import type { Site } from '../../session/site.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { BoardingPass } from './boarding-pass.tsx'
import { DestinationSearch } from './destination-search.tsx'
import { Figures } from './figures.tsx'
import css from './hero.module.css'

export const Hero = ({ figures }: Pick<Site, 'figures'>) => (
  <div className={css.hero}>
    <Fold figures={figures} />
    <DestinationSearch />
  </div>
)

const Fold = still(({ figures }: Pick<Site, 'figures'>) => (
  <div className={css.fold}>
    <div className={css.words}>
      <h1>{t('Move abroad with someone who knows the way')}</h1>
      <p>
        {t(
          'Verified agents prepare your visa papers at a price you agree on first. Your payment stays protected until the work is in your hands.',
        )}
      </p>
      <div className={css.ways}>
        <LinkButton to={paths.agents()} size="l">
          {t('Hire Top Agents')}
        </LinkButton>
        <LinkButton to={paths.signUpAgent()} size="l" variant="secondary">
          {t('Join as an Agent')}
        </LinkButton>
      </div>
      {figures.length > 0 && <Figures figures={figures} />}
    </div>
    <BoardingPass />
  </div>
))
