import { formatDay } from '@sojourn/contract/dates/format-day'
import type { Fit } from '@sojourn/contract/desk/fit'
import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { DayText } from '../../../ui/date/time-text.tsx'
import { Link } from '../../../ui/text/link.tsx'
import { listed } from '../../../ui/text/listed.ts'
import { rich } from '../../../words/rich.tsx'
import type { Line } from './fit-line.tsx'

export function licenceLine({ licence }: Fit): Line | null {
  if (!licence) return null
  const { regulator, licence_class, valid_until, ends_soon, register_url } = licence
  const parts = {
    day: <DayText value={valid_until} />,
    licence: <span lang="en">{listed([regulator, ...(licence_class ? [licence_class] : [])])}</span>,
    a: (words: React.ReactNode) => (
      <a href={register_url ?? ''} rel="noreferrer nofollow" target="_blank">
        {words}
      </a>
    ),
  }
  return {
    mark: ends_soon ? 'look' : 'good',
    title: ends_soon ? t('The licence ends soon') : t('The agent is licensed for this visa'),
    text: register_url
      ? rich('{licence}: valid until {day} (<a>register</a>).', parts)
      : rich('{licence}: valid until {day}.', parts),
    question: ends_soon
      ? t('Your licence is valid until {day}. Will it be renewed before my application is filed?', {
          day: formatDay(valid_until),
        })
      : null,
  }
}

const MOST_NAMES = 4

export function papersLine({ papers }: Fit): Line | null {
  if (!papers) return null
  const { held, missing, vault_is_empty } = papers
  const total = held.length + missing.length
  if (missing.length === 0)
    return {
      mark: 'good',
      title: t(
        '{total, plural, one {Your vault has the kind of paper you need} other {Your vault has all # kinds of papers you need}}',
        { total },
      ),
      text: listed(held.slice(0, MOST_NAMES)),
      question: null,
    }
  const names = listed(missing.slice(0, MOST_NAMES))
  const more = missing.length - MOST_NAMES
  return {
    mark: vault_is_empty ? 'open' : 'look',
    title: t(
      'Your vault has {held} of {total, plural, one {# kind of paper} other {# kinds of papers}} you need',
      {
        held: held.length,
        total,
      },
    ),
    text:
      more > 0
        ? t('Still to get: {names} and {more, plural, one {# more} other {# more}}.', { names, more })
        : t('Still to get: {names}.', { names }),
    question: vault_is_empty
      ? null
      : t('I do not have these papers yet: {names}. Which of them do you need before you start?', { names }),
  }
}

const ofVault = (words: React.ReactNode) => <Link to={clientPaths.vault()}>{words}</Link>

export function passportLine({ passport }: Fit): Line {
  if (!passport)
    return {
      mark: 'open',
      title: t('No passport in your vault yet'),
      text: rich('<a>Put it there</a>, and we say whether it is valid long enough.', { a: ofVault }),
      question: null,
    }
  const answerOf = (wanted: string) => passport.checks.find(({ rule }) => rule === wanted)
  const [valid, name] = [answerOf('valid'), answerOf('name')]
  if (!valid || !passport.expires_on)
    return {
      mark: 'open',
      title: t('Your passport is not checked yet'),
      text: rich('<a>Say in your vault</a> until when it is valid.', { a: ofVault }),
      question: null,
    }
  const day = formatDay(passport.expires_on)
  const question = t('My passport is valid until {day}. Is that long enough, or must I renew it first?', {
    day,
  })
  const isOther = name && name.answer !== 'fine'
  if (valid.answer === 'fine')
    return {
      mark: isOther ? 'look' : 'good',
      title: isOther
        ? t('Your passport has another name than your profile')
        : t('Your passport is valid long enough'),
      text: isOther ? <OtherName text={name.text} /> : t('Valid until {day}.', { day }),
      question: null,
    }
  return {
    mark: valid.answer === 'look_again' ? 'bad' : 'look',
    title:
      valid.answer === 'look_again'
        ? t('Your passport is not valid long enough')
        : t('We do not know how long your passport must be valid'),
    text: (
      <>
        {valid.text}
        {isOther && (
          <>
            {' '}
            <OtherName text={name.text} />
          </>
        )}
      </>
    ),
    question,
  }
}

const OtherName = ({ text }: { text: string | null }) => (
  <>
    {text} <Link to={clientPaths.profile()}>{t('Change it in your profile')}</Link>
  </>
)
