import { ButtonFace, buttonClass } from '../../ui/button/button-face.tsx'

/** A file of a case to keep on one's own device. */
export const DownloadLink = ({ path, fileName }: { path: string; fileName: string }) => (
  <a href={`/api${path}`} download={fileName} className={buttonClass({ variant: 'quiet', size: 's' })}>
    <ButtonFace icon="download">
      Download<span data-hidden> {fileName}</span>
    </ButtonFace>
  </a>
)
