/** Purposes stand in the order they are offered. */
export const PURPOSES = [
  {
    slug: 'study',
    name: 'Study',
    description: 'For a course at a school, college or university, or to learn the language.',
    questions: [
      'Do you have a place at a school that may take students from abroad?',
      'Can you show money for tuition and living costs?',
      'Do you want to work beside your studies, or stay on after them?',
    ],
  },
  {
    slug: 'work',
    name: 'Work',
    description: 'For a job with an employer in the country, or to look for one there.',
    questions: [
      'Do you have a job offer, and may this employer hire from abroad?',
      'Is your degree or trade recognised there?',
      'Does your family come with you?',
    ],
  },
  {
    slug: 'visit',
    name: 'Visit',
    description: 'For a holiday, time with family or friends, or a short business trip.',
    questions: [
      'Can you enter with your passport without a visa?',
      'How long do you want to stay?',
      'Who pays for the trip, and what ties you to your home country?',
    ],
  },
  {
    slug: 'permanent-residence',
    name: 'Permanent residence',
    description: 'To live in the country for good, with or without having lived there before.',
    questions: [
      'How many years have you lived there, and on which permits?',
      'Which language level can you prove?',
      'Do you have income or savings of your own?',
    ],
  },
  {
    slug: 'family',
    name: 'Family',
    description: 'To join a spouse, partner, child or parent who lives in the country.',
    questions: [
      'How are you related, and can you prove it?',
      'Is your relative a citizen, or on which permit do they live there?',
      'Does your relative earn enough and have a home for you?',
    ],
  },
  {
    slug: 'business-and-investment',
    name: 'Business and investment',
    description: 'To start, buy or run a business, or to put money into the country.',
    questions: [
      'How much money can you put in, and where does it come from?',
      'Will you run the business yourself?',
      'Do you want to settle there later?',
    ],
  },
  {
    slug: 'humanitarian-protection',
    name: 'Humanitarian protection',
    description: 'For people who cannot go home safely: asylum, refuge and other protection.',
    questions: [
      'Are you already in the country, or at its border?',
      'What would happen to you if you went home?',
      'Have you asked for protection in another country?',
    ],
  },
  {
    slug: 'citizenship',
    name: 'Citizenship',
    description: 'To become a citizen: after years of living there, by marriage, or by descent.',
    questions: [
      'How long have you lived there, and since when without breaks?',
      'Was a parent or grandparent a citizen?',
      'Can you keep the passport you have?',
    ],
  },
  {
    slug: 'remote-work',
    name: 'Remote work',
    description: 'To live in the country while you work for an employer or clients elsewhere.',
    questions: [
      'Is your employer, or are your clients, outside the country?',
      'How much do you earn in a month?',
      'For how long do you want to stay, and where will you pay tax?',
    ],
  },
  {
    slug: 'retirement',
    name: 'Retirement',
    description: 'To live on a pension or savings without working.',
    questions: [
      'How old are you?',
      'How much pension or other steady income do you have?',
      'Do you have health insurance that covers you there?',
    ],
  },
  {
    slug: 'medical-treatment',
    name: 'Medical treatment',
    description: 'To be treated by a doctor or in a hospital, or to go with a patient.',
    questions: [
      'Has a hospital given you a date and a price?',
      'How will you pay for it?',
      'Does someone go with you?',
    ],
  },
  {
    slug: 'transit',
    name: 'Transit',
    description: 'To change planes or pass through on the way to another country.',
    questions: [
      'Do you leave the airport, or change to another one?',
      'Do you have a visa for where you are going?',
      'How many hours do you have between the two trips?',
    ],
  },
] as const
