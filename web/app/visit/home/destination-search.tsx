import { paths } from '@sojourn/contract/paths/paths'
import { Form } from 'react-router'
import { still } from '../../fast-pages/cached-html.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { popularDestinations } from './content.ts'
import css from './destination-search.module.css'

/** From a place to the guide, which asks the rest; a plain form, so it works before any script does. */
export const DestinationSearch = () => (
  <div className={css.slip}>
    <Form action={paths.guide()} role="search" className={css.form}>
      <label htmlFor="destination">Where are you going?</label>
      <div className={css.field}>
        <Icon name="search" />
        <input
          id="destination"
          name="destination"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder="A country"
        />
        <Button type="submit">Find my visa</Button>
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
