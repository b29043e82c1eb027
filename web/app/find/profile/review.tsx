import { formatDay } from '@sojourn/contract/dates/format-day'
import { paths } from '@sojourn/contract/paths/paths'
import type { AgentReview } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { Stars } from '../../ui/mark/stars.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import { listed } from '../../ui/text/listed.ts'
import { AS_WRITTEN, type Saying } from '../../ui/translation/others-words.tsx'
import { rich } from '../../words/rich.tsx'
import css from './review-list.module.css'

type Props = { review: AgentReview; agent: string } & Partial<Saying>

/** One review and its answer; a device may say them in another language. */
const Review = still(({ review, agent, say = asWritten, as = AS_WRITTEN }: Props) => (
  <div className={css.review}>
    <blockquote {...as}>{say(review.content)}</blockquote>
    <div className={css.from}>
      <Stars rating={review.star} />
      <b>
        <bdi>{nameOf(review.from)}</bdi>
      </b>
      <time dateTime={review.created_at.date}>{formatDay(review.created_at.date)}</time>
    </div>
    <p className={css.visa}>
      <Flag country={review.visa.country.id} />{' '}
      {listed([
        review.visa.name,
        review.visa.country.name,
        ...(review.refunded ? [t('refunded in full')] : []),
      ])}
    </p>
    {review.reply && (
      <div className={css.reply}>
        <p>
          {rich('<b>{agent}</b> answered on {day}', {
            b: (name) => <b>{name}</b>,
            agent,
            day: (
              <time dateTime={review.reply.created_at.date}>{formatDay(review.reply.created_at.date)}</time>
            ),
          })}
        </p>
        <p {...as}>{say(review.reply.content)}</p>
      </div>
    )}
  </div>
))

const asWritten = (words: string) => words

const nameOf = ({ full_name, username }: AgentReview['from']) =>
  username ? <Link to={paths.agent(username)}>{full_name}</Link> : full_name

export default Review
