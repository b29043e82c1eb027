import type { VisaDetails } from '@sojourn/contract/ground/visa-pages'
import { paths } from '@sojourn/contract/paths/paths'
import type { VisaOffers } from '@sojourn/contract/supply/country-offers'
import type { ArticleCard } from '@sojourn/contract/talk/articles'
import { PREFIX } from '@sojourn/contract/words/language'
import { data, redirect } from 'react-router'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { writtenPart } from '../../fast-pages/written-part.tsx'
import { Crumbs } from '../../layouts/page/crumbs.tsx'
import layout from '../../layouts/page/layout.module.css'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import { countryCode } from '../../paths/country-code.ts'
import type { Route } from './+types/visa-page'
import { anchorOf } from './by-purpose.ts'
import CountryWarnings from './country-warnings.tsx'
import { ReportFact } from './facts/report-fact.tsx'
import type { ToldMoney } from './facts/tell-money.ts'
import { tellVisa } from './facts/tell-visa.ts'
import type { ToldVisa } from './facts/told.ts'
import InEnglish from './in-english.tsx'
import { questionsData, visaData } from './visa-data.ts'
import { VisaHead } from './visa-head.tsx'
import css from './visa-page.module.css'
import { visaTrail } from './visa-trail.ts'
import { visaDescription, visaTitle } from './visa-words.ts'

const VisaArticle = writtenPart(() => import('./visa-article.tsx'))
/** A client who looks for a goal reads the price for all who apply for it. */
const ArticleForGoal = lazyPart(() => import('./visa-article.tsx'))

const CODE = /^[a-z0-9-]{1,120}$/i

const load = (async (api, { params, url }) => {
  const id = countryCode(params.country)
  const code = params.visa ?? ''
  if (!CODE.test(code)) throw data(null, { status: 404 })
  const [details, countries, offers, rates, { tellMoney }] = await Promise.all([
    api('GET /countries/{id}/visas/{code}', { params: { id, code } }),
    api('GET /countries'),
    api('GET /countries/{id}/offers', { params: { id } }),
    api('GET /rates'),
    import('./facts/tell-money.ts'),
  ])
  const { visa, country } = details.data
  const own = paths.visa(country.id, anchorOf(visa))
  // The address may use an old name of the visa, or capitals.
  if (own !== url.pathname.slice(PREFIX.length).replace(/\.data$/, '')) throw redirect(own + url.search, 301)
  const articles = await api('GET /articles', {
    // Its name is in the language of the page; its id is the same words in each.
    query: { country: country.id, query: visa.purposes[0]?.id.replaceAll('-', ' ') ?? '', limit: 3 },
  })
  const [goalId, from, wanted] = ['goalId', 'from', 'money'].map(
    (name) => url.searchParams.get(name) ?? undefined,
  )
  const offered = offers.data.visas.find((one) => one.visa === visa.id) ?? null
  return {
    page: {
      details: details.data,
      told: await tellVisa(details.data, countries.data.items, from?.toUpperCase()),
      offers: offered,
      money: tellMoney(visa.facts, offered, rates.data, wanted),
      from,
      articles: articles.data.items.map(({ id, title, slug, author: { uuid } }) => ({
        id,
        title,
        slug,
        uuid,
      })),
      goalId,
    },
  }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return []
  const { details, told } = args.loaderData.page
  const { visa, country } = details
  return pageMeta(args, {
    title: visaTitle(visa, country),
    description: visaDescription(visa, country),
    path: paths.visa(country.id, anchorOf(visa)),
    // The general kinds say the same in many countries.
    hidden: country.visa_count === 0,
    about: (origin) => [
      breadcrumbs(origin, visaTrail(details)),
      visaData(origin, details),
      ...(told.questions.length > 0 ? [questionsData(told.questions)] : []),
    ],
  })
}

export interface VisaPageData {
  details: VisaDetails
  told: ToldVisa
  offers: VisaOffers | null
  money: ToldMoney | null
  from: string | undefined
  articles: (Pick<ArticleCard, 'id' | 'title' | 'slug'> & { uuid: string })[]
  goalId: string | undefined
}

/** All of it is translated. */
export const handle = true

/** Everything about one visa: the answer first, then what one has to do. */
export default function Visa({ loaderData: { page } }: Route.ComponentProps) {
  const { details, goalId } = page
  const Article = goalId ? ArticleForGoal : VisaArticle
  return (
    <div className={layout.page}>
      <Crumbs trail={visaTrail(details)} lang="en" />
      <VisaHead page={page} />
      <div className={css.warnings}>
        <InEnglish />
        <CountryWarnings warnings={details.warnings} />
      </div>
      <Waits>
        <Article page={page} />
      </Waits>
      <ReportFact visas={[details.visa]} />
    </div>
  )
}
