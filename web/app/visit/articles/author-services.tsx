import { paths } from '@sojourn/contract/paths/paths'
import type { Article } from '@sojourn/contract/talk/articles'
import { t } from '@sojourn/contract/words/t'
import { HireButton } from '../../find/profile/hire-button.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import { deliveryWords } from '../../words/agent-words.ts'
import css from './author-services.module.css'

export const AuthorServices = ({ article: { author, services, slug } }: { article: Article }) => (
  <section className={css.services} aria-labelledby="services">
    <h2 id="services">{t('Services of {name}', { name: author.name })}</h2>
    {author.leaving && (
      <p>{t('{name} is leaving Sojourn and takes no new orders or questions.', { name: author.name })}</p>
    )}
    <ul>
      {services.map((service) => (
        <li key={service.id}>
          <Link to={`${paths.agent(author.username)}#services`} className={css.name}>
            <Flag country={service.visa.country.id} /> <span dir="auto">{service.title}</span>
          </Link>
          <p>
            <MoneyText value={service.price} short className={css.price} />
            <span data-figures>{deliveryWords(service.delivery_time)}</span>
          </p>
          <HireButton
            service={service}
            agent={author.uuid}
            path={paths.article(author.uuid, slug)}
            closed={!author.open}
          />
        </li>
      ))}
    </ul>
  </section>
)
