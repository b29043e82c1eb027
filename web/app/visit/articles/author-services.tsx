import type { AgentProfile } from '@sojourn/contract/supply/agents'
import { paths } from '../../paths/paths.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import { deliveryWords } from '../../words/agent-words.ts'
import css from './author-services.module.css'

const MOST = 3

/** What the author can do for the reader. */
export const AuthorServices = ({ author }: { author: AgentProfile }) => (
  <section className={css.services} aria-labelledby="services">
    <h2 id="services">Services of {author.name}</h2>
    <ul>
      {author.services.slice(0, MOST).map((service) => (
        <li key={service.id}>
          <Link to={`${paths.agent(author.username)}#services`}>
            <Flag country={service.visa.country.id} /> {service.title}
          </Link>
          <p>
            <MoneyText value={service.price} className={css.price} />
            <span data-figures>{deliveryWords(service.delivery_time)}</span>
          </p>
        </li>
      ))}
    </ul>
  </section>
)
