import { dark, light } from '../../../mail/writing/mail-colours.ts'

/** The colours are our own palette, and what a form and a warning need besides: it is another house, but not a strange one. */
const colours = {
  light: {
    ...light,
    raised: '#ffffff',
    sunk: '#fbfaf7',
    edge: '#82908f',
    danger: '#a82424',
    dangerSoft: '#fbe8e6',
    success: '#1b6a3b',
    warning: '#855000',
    warningSoft: '#fbf0dc',
    warningStripe: '#f5e2bf',
  },
  dark: {
    ...dark,
    raised: '#15262a',
    sunk: '#0e1a1d',
    edge: '#6b8083',
    danger: '#ff9b95',
    dangerSoft: '#3c1c1c',
    success: '#7cd6a0',
    warning: '#f2bd6c',
    warningSoft: '#352812',
    warningStripe: '#423217',
  },
}

export const colour = (name: keyof typeof colours.light) =>
  `light-dark(${colours.light[name]}, ${colours.dark[name]})`
