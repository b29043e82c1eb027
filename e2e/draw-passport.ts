import { drawTravelPaper } from '../demo/src/drawing/draw-travel-paper.ts'

const LAYOUT = {
  ...{ name: 'GHANA', paper: '#e9efe4', pattern: '#b9cdb0', heading: '#31533a', portrait: 'left' as const },
  weight: 0,
}

/** The passport of Efua Asante from Ghana, as a picture; it is valid until that day. */
export const drawPassport = (expiry: string) =>
  drawTravelPaper(
    {
      ...{ format: 'TD3', state: 'GHA', nationality: 'GHA', number: 'G1234567', sex: 'F' },
      ...{ surname: 'ASANTE', given: 'EFUA', birth: '1990-03-05', expiry },
    },
    LAYOUT,
    10,
  )
