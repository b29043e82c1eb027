import { videoFile } from '@sojourn/contract/calls/file'
import type { OwnHello } from '@sojourn/contract/talk/hello'
import { CAPTIONS_LENGTH, HELLO_SECONDS } from '@sojourn/contract/talk/hello-words'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FileDrop } from '../../ui/file/file-drop.tsx'
import { type UploadWatch, uploadTo } from '../../ui/file/upload-file.ts'
import { uploadInParts } from '../../ui/file/upload-in-parts.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { Row, Stack } from '../../ui/text/layout.tsx'
import css from './hello-panel.module.css'
import { helloQuery } from './hello-queries.ts'
import { lookAtVideo } from './look-at-video.ts'

interface Answer {
  data: OwnHello
}
const AT = '/account/consultant/hello'
const sendVideo = uploadInParts<Answer>(AT, 'PUT')
const sendPoster = uploadTo<Answer>(`${AT}/poster`, 'PUT')

/** Looked at first, then sent; its picture follows, and where that fails the video stands without. */
async function upload(file: File, watch: UploadWatch): Promise<Answer> {
  const seen = await lookAtVideo(file)
  if ('problem' in seen) throw new ApiError(422, { message: seen.problem })
  const sent = await sendVideo(file, watch)
  if (!seen.poster) return sent
  const quiet = { onProgress: () => {}, signal: new AbortController().signal }
  return sendPoster(seen.poster, quiet).catch(() => sent)
}

/** Half a minute in which an agent says hello to those who read their profile. */
export function HelloPanel() {
  const hello = useQuery(helloQuery)
  return (
    <Panel
      title={t('Your video')}
      intro={t(
        'Say hello in at most {seconds, plural, one {# second} other {# seconds}}: who you are and whom you help. Clients see it on your profile once they press play.',
        { seconds: HELLO_SECONDS },
      )}
    >
      <Loaded query={hello} skeleton={<Skeleton shape="block" />}>
        {(known) => (known ? <Known key={known.id} of={known} /> : <Add label={t('Add a video')} />)}
      </Loaded>
    </Panel>
  )
}

function Add({ label }: { label: string }) {
  const queries = useQueryClient()
  const [round, setRound] = useState(0)
  return (
    <FileDrop
      key={round}
      label={label}
      unmarked
      rule={videoFile}
      upload={upload}
      onUploaded={({ data }) => {
        queries.setQueryData(helloQuery.queryKey, data)
        setRound((last) => last + 1)
        toast.success(t('Your video is saved'))
      }}
    />
  )
}

function Known({ of }: { of: OwnHello }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <Stack gap={5}>
      {of.hidden && (
        <Banner tone="warning">
          {t('Our team has taken your video down. Our mail says why, and how to object.')}
        </Banner>
      )}
      {of.scan === 'waiting' && (
        <Banner>{t('Your video is being checked for viruses. Clients see it once it is checked.')}</Banner>
      )}
      {of.scan === 'infected' ? (
        <Banner tone="warning">
          {t('A virus was found in this video, so it was not kept. Please add another.')}
        </Banner>
      ) : (
        <Film of={of} />
      )}
      {!of.hidden && (
        <>
          <Row gap={3}>
            <Captions of={of} />
            <Button variant="quiet" size="s" icon="trash" onClick={() => setAsked(true)}>
              {t('Remove video')}
            </Button>
          </Row>
          <p className={css.note}>
            {t(
              'Captions are a WebVTT file (.vtt). They help clients who cannot hear, or watch without sound.',
            )}
          </p>
          <Add label={t('Replace the video')} />
        </>
      )}
      <RemoveVideo open={isAsked} onClose={() => setAsked(false)} />
    </Stack>
  )
}

const Film = ({ of }: { of: OwnHello }) => (
  <video
    className={css.film}
    src={of.video}
    controls
    preload="none"
    playsInline
    aria-label={t('Your video')}
    {...(of.poster && { poster: of.poster })}
  >
    {of.captions && (
      <track kind="captions" src={`/api/hellos/${of.id}/captions`} label={t('Captions')} default />
    )}
  </video>
)

function Captions({ of }: { of: OwnHello }) {
  const queries = useQueryClient()
  const action = useAction()

  const setCaptions = (captions: string | null) =>
    action.run(async () => {
      const { data } = await browserApi('PUT /account/consultant/hello/captions', { body: { captions } })
      queries.setQueryData(helloQuery.queryKey, data)
      toast.success(captions ? t('Your captions are saved') : t('Your captions are removed'))
    })

  async function chooseCaptions({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (!file) return
    if (file.size > CAPTIONS_LENGTH * 4)
      return toast.error(t('Please select a WebVTT file (.vtt) of at most 20,000 characters.'))
    await setCaptions(await file.text())
  }

  return (
    <>
      <label className={css.choose}>
        {of.captions ? t('Change captions') : t('Add captions')}
        <input type="file" accept=".vtt,text/vtt" onChange={(event) => void chooseCaptions(event)} />
      </label>
      {of.captions && (
        <Button variant="quiet" size="s" busy={action.busy} onClick={() => void setCaptions(null)}>
          {t('Remove captions')}
        </Button>
      )}
    </>
  )
}

function RemoveVideo({ open, onClose }: { open: boolean; onClose: () => void }) {
  const queries = useQueryClient()

  async function remove() {
    try {
      await browserApi('DELETE /account/consultant/hello')
      onClose()
      queries.setQueryData(helloQuery.queryKey, null)
      toast.success(t('Your video is removed'))
    } catch (error) {
      toast.error(sentenceOf(error, t('The video could not be removed. Please try again.')))
    }
  }

  return (
    <ConfirmModal
      open={open}
      title={t('Remove your video?')}
      confirm={t('Remove video')}
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      {t('Clients no longer see it. Its picture and captions are deleted too.')}
    </ConfirmModal>
  )
}
