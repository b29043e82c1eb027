import type { AgentProfile } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Icon } from '../../ui/text/icon.tsx'
import { ReportButton } from '../reports/report-button.tsx'
import css from './agent-hello.module.css'

interface Props {
  name: string
  hello: NonNullable<AgentProfile['hello']>
}

/** An agent says hello. Of the video nothing comes before it is asked for. */
export function AgentHello({ name, hello: { id, seconds, has_poster, has_captions } }: Props) {
  const [isPlaying, setPlaying] = useState(false)
  const at = `/api/hellos/${id}`
  return (
    <section aria-labelledby="hello">
      <h2 id="hello">{t('{name} says hello', { name })}</h2>
      <div className={css.frame}>
        {isPlaying ? (
          <video
            className={css.film}
            src={`${at}/video`}
            controls
            autoPlay
            playsInline
            aria-label={t('Video of {name}', { name })}
            {...(has_poster && { poster: `${at}/poster` })}
          >
            {has_captions && <track kind="captions" src={`${at}/captions`} label={t('Captions')} default />}
          </video>
        ) : (
          <button type="button" className={css.play} onClick={() => setPlaying(true)}>
            {has_poster && <img className={css.film} src={`${at}/poster`} alt="" loading="lazy" />}
            <span className={css.sign}>
              <Icon name="play" />
              {t('Play, {count, plural, one {# second} other {# seconds}}', { count: seconds })}
            </span>
          </button>
        )}
      </div>
      <ReportButton kind="hello" id={id} of={t('Video of {name}', { name })} />
    </section>
  )
}
