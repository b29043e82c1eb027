import { Form } from 'react-router'
import { still } from '../../fast-pages/cached-html.tsx'
import { paths } from '../../paths/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { popularDestinations } from './content.ts'
import css from './destination-search.module.css'

/** From a place to its visas; a plain form, so it works before any script does. */
export const DestinationSearch = () => (
  <div className={css.slip}>
    <Form action={paths.countries()} role="search" className={css.form}>
      <label htmlFor="destination">Where are you going?</label>
      <div className={css.field}>
        <Icon name="search" />
        <input
          id="destination"
          name="query"
          type="search"
          maxLength={200}
          autoComplete="off"
          placeholder="A country"
        />
        <Button type="submit">See visas</Button>
      </div>
    </Form>
    <Popular />
  </div>
)

const Popular = still(() => (
  <nav aria-labelledby="popular" className={css.popular}>
    <p id="popular">Often asked for</p>
    <ul>
      {popularDestinations.map(({ iso, name }) => (
        <li key={iso}>
          <Link to={paths.visas(iso)}>
            <Flag country={iso} /> {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
))
