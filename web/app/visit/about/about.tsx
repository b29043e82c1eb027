import { PRODUCT } from '@sojourn/contract/calls/names'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Stamp } from '../../ui/mark/stamp.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'
import type { Route } from './+types/about'
import css from './about.module.css'
import { RouteLine } from './route-line.tsx'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('About us'),
    description: t(
      'Why {product} exists, what its stamps mean, how agents are verified and licensed, and how your payment is protected until the work is done.',
      { product: PRODUCT },
    ),
  })

/** All of it is translated. */
export const handle = true

const About = () => (
  <div className={layout.page}>
    <PageHead
      eyebrow={t('About {name}', { name: PRODUCT })}
      title={t('Serious papers, handled by people who care')}
      lead={t(
        'A visa file is a life on paper: a degree, a marriage, savings, a plan. {product} is the place to find someone who knows what to do with it, to agree on the work and its price, and to pay without fear.',
        { product: PRODUCT },
      )}
      actions={
        <>
          <LinkButton to={paths.agents()} size="l">
            {t('Find an agent')}
          </LinkButton>
          <LinkButton to={paths.howToHire()} size="l" variant="secondary">
            {t('How hiring works')}
          </LinkButton>
        </>
      }
      aside={<Endorsement />}
    />

    <section className={layout.section} aria-labelledby="why">
      <h2 id="why">{t('Why papers need people')}</h2>
      <div className={css.columns}>
        <p>
          {t(
            'Most applications are not refused because the person may not go. They are refused because a date does not match, a bank statement leaves a question open, or a letter says nothing. The rules are public. What is hard is knowing which of them your own story touches.',
          )}
        </p>
        <p>
          {t(
            'A good agent has seen that story before. They tell you what an officer will ask, what to leave out, and sometimes not to apply yet. A bad one takes your money and your passport and stops answering. From the outside, both look alike. Telling them apart is what this marketplace is for.',
          )}
        </p>
      </div>
    </section>

    <section className={layout.section} aria-labelledby="verification">
      <h2 id="verification">{t('What a stamp means here')}</h2>
      <p>
        {t(
          'A stamp is never bought and never a decoration. Each one stands for something a person on our side checked.',
        )}
      </p>
      <ul className={css.stamps}>
        {stamps.map(({ mark, title, text }) => (
          <li key={title}>
            {mark}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>

    <section className={layout.section} aria-labelledby="money">
      <h2 id="money">{t('Your money moves when the work does')}</h2>
      <p>
        {t(
          'We call it protected payment. You pay at the start, so the agent knows the work will be paid; the agent receives it at the end, so you know the work will be done.',
        )}
      </p>
      <RouteLine stops={moneyStops} />
      <p className={css.note}>
        <Icon name="shield" />{' '}
        {t(
          'If something goes wrong, either of you can open a conflict. From then on the money cannot move until it is settled.',
        )}
      </p>
    </section>

    <section className={layout.section} aria-labelledby="principles">
      <h2 id="principles">{t('What we hold to')}</h2>
      <dl className={css.principles}>
        {principles.map(({ icon, title, text }) => (
          <div key={title}>
            <dt>
              <Icon name={icon} />
              {title}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>

    <section className={layout.section} aria-labelledby="not">
      <h2 id="not">{t('What we are not')}</h2>
      <div className={css.columns}>
        <p>
          {t(
            'We are not a law firm and not a government office, and no embassy stands behind us. The agents are independent: they set their prices, they do the work, and they answer for their advice. We check who they are, handle the payment, and step in when two sides cannot agree.',
          )}
        </p>
        <p>
          {t(
            'You never need us to apply. Every country page names the authority in charge and links to its own site. If you would rather do it yourself, start there; it costs nothing to read.',
          )}
        </p>
      </div>
    </section>

    <section className={css.end} aria-labelledby="next">
      <h2 id="next">{t('Have a country in mind?')}</h2>
      <p>{t('See which visas it has, what they ask for, and who can help you with them.')}</p>
      <div className={layout.actions}>
        <LinkButton to={paths.countries()}>{t('Browse countries')}</LinkButton>
        <LinkButton to={paths.contact()} variant="quiet">
          {t('Ask us something')}
        </LinkButton>
      </div>
    </section>
  </div>
)

const Endorsement = () => (
  <svg viewBox="0 0 260 200" className={css.endorsement} aria-hidden="true">
    <path className={css.sheet} d="M18 8h188l36 36v140a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z" />
    <path className={css.fold} d="M206 8v28a8 8 0 0 0 8 8h28" />
    <path className={css.rule} d="M34 40h96M34 60h132M34 80h60" />
    <path className={css.route} d="M40 160c40-60 70 20 110-30" />
    <circle className={css.from} cx="40" cy="160" r="5" />
    <g transform="rotate(-11 180 128)">
      <circle className={css.ring} cx="180" cy="128" r="44" />
      <circle className={css.ring} cx="180" cy="128" r="36" />
      <path className={css.tick} d="m164 129 11 11 21-23" />
    </g>
  </svg>
)

const stamps = [
  {
    mark: <Stamp kind="verified" />,
    title: t('We know who this is'),
    text: t(
      'The agent has shown us an identity document and an address, and a person on our side has checked both. Without it no service can go public. When a document expires, we ask for a new one.',
    ),
  },
  {
    mark: <Stamp kind="licensed" authority={t('Regulator')} />,
    title: t('A regulator knows them too'),
    text: t(
      'In Canada, Australia, the United Kingdom, New Zealand, the United States and Japan only licensed people may give immigration advice. A service for these countries goes live only once we have confirmed a licence that covers it. Its number is on the profile.',
    ),
  },
  {
    mark: (
      <span className={css.seal} aria-hidden="true">
        <Icon name="star" size="xl" filled />
      </span>
    ),
    title: t('Someone paid and came back'),
    text: t(
      'Reviews can only be written by the client of a finished order, once. Until the first one arrives a profile says New. We never make up a rating to fill the gap.',
    ),
  },
]

const moneyStops = [
  {
    title: t('You pay'),
    text: t(
      'The price you saw, by card. Which share comes back at which stage was on the page before you paid.',
    ),
  },
  {
    title: t('It is held'),
    text: t('The agent sees that the order is paid and starts. The money is not theirs yet.'),
  },
  {
    title: t('You confirm'),
    text: t('The agent hands over the finished work. You accept it, or say what is missing.'),
  },
  {
    title: t('The agent is paid'),
    text: t(
      'Acceptance releases the payment. No answer from you for 14 days, after two reminders, counts as yes.',
    ),
  },
]

const principles: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'scales',
    title: t('Nobody here can promise a visa'),
    text: t(
      'The decision belongs to an officer. Whoever guarantees one is not telling the truth, and cannot work here.',
    ),
  },
  {
    icon: 'coins',
    title: t('The price is on the page'),
    text: t(
      'No quotes by private message, no second bill halfway. Government fees are named apart, with the authority they go to.',
    ),
  },
  {
    icon: 'document',
    title: t('Your passport stays yours'),
    text: t(
      'Documents are encrypted, open only to those who work on your case, and every opening is recorded for you to see.',
    ),
  },
  {
    icon: 'star',
    title: t('No invented stars'),
    text: t(
      'Ratings come from orders. Facts name their source and the day they were checked. Where we do not know, we say so.',
    ),
  },
  {
    icon: 'chat',
    title: t('Plain words'),
    text: t(
      'Forms are hard enough. What you must do next, what it costs and when it is due should need no second reading.',
    ),
  },
  {
    icon: 'users',
    title: t('Fair to both sides'),
    text: t(
      'Agents deserve to be paid for good work as surely as clients deserve to receive it. The rules bind both alike.',
    ),
  },
]

export default About
