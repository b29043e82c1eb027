import type { Colleague } from './colleagues.ts'
import { drawn } from './colleagues.ts'

type Help = Colleague['services'][number]['help']

const TITLES: Record<Help, string[]> = {
  all: [
    'the whole application',
    'from first question to filing',
    'papers, forms and filing',
    'complete file and follow-up',
  ],
  check: ['a careful check of your papers', 'second pair of eyes before you file'],
  refusal: ['what to do after a refusal', 'second look at a refused application'],
  interview: ['interview practice', 'an hour of interview questions'],
}

const DESCRIPTIONS: Record<Help, string[]> = {
  all: [
    'I tell you what is missing, put your papers in the order they are read in, fill in the forms with you and stay until there is a decision.',
    'We begin with a call about your plans. Then you get a list made for you, I prepare the forms and letters, and you see each page before it is filed.',
    'You send papers as you find them; I sort, check and translate the rules into a short list. I file with you and answer what the office asks later.',
    'A plan with dates first, then forms, letters and evidence. Nothing is sent before you have read it, and I watch the case until the answer comes.',
  ],
  check: [
    'You have prepared your papers yourself. I read all of them, and you get a written list of what to change before you file.',
    'Every page is read against the official checklist. You get my notes within the time above, and a call to go through them.',
  ],
  refusal: [
    'Send me the refusal and what you filed. I write down what was missing, and whether to apply again, and when.',
    'We read the refusal sentence by sentence. You get an honest view of your chances and a plan for the next application.',
  ],
  interview: [
    'A practice interview with the questions that are really asked, and notes on what to say more shortly.',
    'We practise by video until your answers are short, true and calm.',
  ],
}

const ABOUT = [
  'I work from {city} and have done little else since my first own application taught me how much a missing page can cost.',
  'Before I began to work for myself in {city}, I prepared files for a larger office. I kept the care and left the queues behind.',
  'Most people who write to me in {city} were sent by somebody I helped before. I take few cases at a time and read each page myself.',
  'My desk is in {city}. I say early when a case is weak, because it is cheaper to hear it from me than from an office.',
  'I grew up around forms: my mother worked at a counter in {city}. I learned there that short, true answers win.',
]
const HABITS = [
  'You get a list of what I need on the first day, and an answer on every working day after it.',
  'I write plainly, give dates in full, and tell you what each fee is for.',
  'Calls are in the morning, papers in the afternoon, and nothing is filed before you have read it.',
  'If you could do it without me, I will tell you so.',
  'I keep a calendar of your deadlines, so that you do not have to.',
  'Families get one plan for all, not a pile of separate forms.',
]

const pick = (words: string, among: readonly string[]) => among[drawn(words, among.length)] ?? ''

export const aboutOf = ({ username, city }: Colleague) =>
  `${pick(`about ${username}`, ABOUT).replace('{city}', city)}\n\n${pick(`habit ${username}`, HABITS)}`

export const titleOf = (key: string, visaName: string, help: Help) =>
  `${visaName.replace(/ \(.*$/, '')}: ${pick(`title ${key}`, TITLES[help])}`

export const descriptionOf = (key: string, help: Help) => pick(`description ${key}`, DESCRIPTIONS[help])
