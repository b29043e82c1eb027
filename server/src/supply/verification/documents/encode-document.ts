import { redrawPicture } from '../../../platform/files/redraw-picture.ts'

/** Enough to read the small print of a passport by. */
const SIDE = 2400

/** The document becomes a JPEG, whatever came, on white where it was transparent. */
export const encodeDocument = (sent: Buffer) =>
  redrawPicture(sent, (picture) =>
    picture
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 86 }),
  )
