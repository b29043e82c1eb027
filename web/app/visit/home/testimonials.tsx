import type { Testimonial } from '@sojourn/contract/talk/showcase'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { SnapSlider } from '../../ui/choice/snap-slider.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { categoryName } from '../../words/category-names.ts'
import { Section } from './section.tsx'
import css from './testimonials.module.css'

interface Props {
  testimonials: Testimonial[]
  isDemo: boolean | undefined
}

export const Testimonials = ({ testimonials, isDemo }: Props) => (
  <Section
    title={t('They have stood where you stand')}
    lead={
      isDemo
        ? t('Examples of the demo story: these clients are invented.')
        : t('What clients wrote when their case was closed.')
    }
  >
    <SnapSlider label={t('What clients say')}>
      {testimonials.map((testimonial) => (
        <Postcard key={testimonial.id} {...testimonial} />
      ))}
    </SnapSlider>
  </Section>
)

/** Written on the way: the words, and from where to where. */
const Postcard = still(({ name, text, purpose, from_country, to_country }: Testimonial) => (
  <figure className={css.card}>
    <blockquote>
      <p dir="auto">{text}</p>
    </blockquote>
    <figcaption>
      <b>
        <bdi>{name}</bdi>
      </b>
      <span className={css.way}>
        <Flag country={from_country.id} /> {from_country.name}
        <span aria-hidden="true" className={css.to} />
        <span data-hidden>{t('to')}</span>
        <Flag country={to_country.id} /> {to_country.name}
      </span>
      <span>{categoryName(purpose)}</span>
    </figcaption>
  </figure>
))
