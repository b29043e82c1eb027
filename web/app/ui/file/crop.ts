/** The side of the square picture of a person that is sent. */
export const CROP_SIZE = 500
export const MOST_ZOOM = 4

export interface Size {
  width: number
  height: number
}

/** How a picture lies in the window: `x` and `y` move its centre, in shares of the window's height. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const wholeCrop: Crop = { zoom: 1, x: 0, y: 0 }

/** A window as wide as high, unless it says how many times wider it is. */
const SQUARE = 1

/** The picture's size in window heights: at zoom 1 it just fills the window. */
function shown({ width, height }: Size, zoom: number, aspect: number): Size {
  const scale = Math.max(aspect / width, 1 / height) * zoom
  return { width: width * scale, height: height * scale }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The nearest crop that leaves no gap in the window. */
export function fit(crop: Crop, size: Size, aspect = SQUARE): Crop {
  const zoom = clamp(crop.zoom, 1, MOST_ZOOM)
  const { width, height } = shown(size, zoom, aspect)
  const [sideways, upright] = [(width - aspect) / 2, (height - 1) / 2]
  return { zoom, x: clamp(crop.x, -sideways, sideways) + 0, y: clamp(crop.y, -upright, upright) + 0 }
}

export const moved = (crop: Crop, size: Size, by: { x: number; y: number }, aspect = SQUARE) =>
  fit({ ...crop, x: crop.x + by.x, y: crop.y + by.y }, size, aspect)

/** The middle of the window stays where it is. */
export function zoomed(crop: Crop, size: Size, zoom: number, aspect = SQUARE) {
  const next = clamp(zoom, 1, MOST_ZOOM)
  const ratio = next / crop.zoom
  return fit({ zoom: next, x: crop.x * ratio, y: crop.y * ratio }, size, aspect)
}

/** The part of the picture, in its own pixels, that the window shows. */
export function sourceOf(crop: Crop, size: Size, aspect = SQUARE) {
  const { zoom, x, y } = fit(crop, size, aspect)
  const height = 1 / (Math.max(aspect / size.width, 1 / size.height) * zoom)
  const width = height * aspect
  return {
    x: (size.width - width) / 2 - x * height,
    y: (size.height - height) / 2 - y * height,
    width,
    height,
  }
}

/** The square of the picture that a window as wide as high shows. */
export function sourceSquare(crop: Crop, size: Size) {
  const { x, y, width: side } = sourceOf(crop, size)
  return { x, y, side }
}

/** The window is a square of `side` pixels. */
export function placed(crop: Crop, size: Size, side: number) {
  const { width, height } = shown(size, crop.zoom, SQUARE)
  return {
    left: ((1 - width) / 2 + crop.x) * side,
    top: ((1 - height) / 2 + crop.y) * side,
    width: width * side,
    height: height * side,
  }
}
