/** The side of the square picture that is sent. */
export const CROP_SIZE = 500
export const MOST_ZOOM = 4

export interface Size {
  width: number
  height: number
}

/** How a picture lies in the round window: `x` and `y` move its centre, in shares of the window's side. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const wholeCrop: Crop = { zoom: 1, x: 0, y: 0 }

/** The picture's size in windows: at zoom 1 its shorter side just fills the window. */
const shown = ({ width, height }: Size, zoom: number): Size => {
  const shorter = Math.min(width, height)
  return { width: (width / shorter) * zoom, height: (height / shorter) * zoom }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The nearest crop that leaves no gap in the window. */
export function fit(crop: Crop, size: Size): Crop {
  const zoom = clamp(crop.zoom, 1, MOST_ZOOM)
  const { width, height } = shown(size, zoom)
  const [sideways, upright] = [(width - 1) / 2, (height - 1) / 2]
  return { zoom, x: clamp(crop.x, -sideways, sideways) + 0, y: clamp(crop.y, -upright, upright) + 0 }
}

export const moved = (crop: Crop, size: Size, by: { x: number; y: number }) =>
  fit({ ...crop, x: crop.x + by.x, y: crop.y + by.y }, size)

/** What lies in the middle of the window stays there. */
export function zoomed(crop: Crop, size: Size, zoom: number) {
  const next = clamp(zoom, 1, MOST_ZOOM)
  const ratio = next / crop.zoom
  return fit({ zoom: next, x: crop.x * ratio, y: crop.y * ratio }, size)
}

/** The square of the picture, in its own pixels, that the window shows. */
export function sourceSquare(crop: Crop, size: Size) {
  const { zoom, x, y } = fit(crop, size)
  const side = Math.min(size.width, size.height) / zoom
  return { x: (size.width - side) / 2 - x * side, y: (size.height - side) / 2 - y * side, side }
}

/** Where the picture lies in a window of `side` pixels. */
export function placed(crop: Crop, size: Size, side: number) {
  const { width, height } = shown(size, crop.zoom)
  return {
    left: ((1 - width) / 2 + crop.x) * side,
    top: ((1 - height) / 2 + crop.y) * side,
    width: width * side,
    height: height * side,
  }
}
