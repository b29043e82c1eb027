import { formatDay } from '@sojourn/contract/dates/format-day'
import { paths } from '@sojourn/contract/paths/paths'
import type { ArticleCard } from '@sojourn/contract/talk/articles'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { Link } from '../../ui/text/link.tsx'
import { categoryName } from '../../words/category-names.ts'
import { cutExcerpt } from '../../words/excerpt.ts'
import css from './agent-articles.module.css'

export default still(({ name, articles }: { name: string; articles: ArticleCard[] }) => (
  <section aria-labelledby="articles">
    <h2 id="articles">{t('Written by {name}', { name })}</h2>
    <ul className={css.list}>
      {articles.map(({ id, author, slug, title, excerpt, category, date, reading_minutes }) => (
        <li key={id}>
          <h3>
            <Link to={paths.article(author.uuid, slug)}>
              <span dir="auto">{title}</span>
            </Link>
          </h3>
          <p dir="auto">{cutExcerpt(excerpt, 'custom')}</p>
          <p className={css.facts}>
            {categoryName(category)} · {t('{count} min read', { count: reading_minutes })} ·{' '}
            <time dateTime={date}>{formatDay(date)}</time>
          </p>
        </li>
      ))}
    </ul>
  </section>
))
