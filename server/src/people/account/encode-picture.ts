import { redrawPicture } from '../../platform/files/redraw-picture.ts'

const SIDE = 500

/** A picture of somebody: a square, as WebP. */
export const encodePicture = (sent: Buffer) =>
  redrawPicture(sent, (picture) => picture.resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 82 }))
