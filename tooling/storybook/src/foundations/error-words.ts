/** How an error of a kind of field is worded in each case: what is written, and an example. */
export type ErrorWords = { field: string; cases: readonly (readonly [when: string, write: string, example: string])[] }

export const ERROR_WORDS: readonly ErrorWords[] = [
  {
    field: 'Any field',
    cases: [
      ['Nothing was given', '{Ask for it in the words of its label}', 'Write your name.'],
      ['Too long', 'Shorten it to {most} characters', 'Shorten the message to 2 000 characters.'],
      ['Refused by a rule of ours', '{The rule}. {What can be chosen}', 'We are closed on Sunday. Choose another day.'],
    ],
  },
  {
    field: 'Phone number',
    cases: [
      [
        'Too few or too many digits',
        'Write the number with {digits} digits, for instance {example of the country}',
        'Write the number with 10 digits, for instance 06 61 23 45 67.',
      ],
      [
        'Belongs to another account',
        'This number has an account already. {What to do}',
        'This number has an account already. Sign in, or choose a new password.',
      ],
    ],
  },
  {
    field: 'E-mail',
    cases: [
      [
        'A part is missing',
        'Write the address with {what is missing}',
        'Write the whole address, for instance salma@example.org.',
      ],
    ],
  },
  {
    field: 'Password',
    cases: [
      ['Too short', 'Take {least} characters or more', 'Take 8 characters or more.'],
      ['Too easily guessed', 'Many people use this one. {What to do}', 'Many people use this one. Choose another.'],
      ['The two differ', 'Both must be the same', 'Both passwords must be the same.'],
      ['Wrong at the sign-in', 'Never say which of the two is wrong', 'Address and password do not belong together.'],
    ],
  },
  {
    field: 'Code',
    cases: [
      ['Not complete', 'The code has {digits} digits', 'The code has 5 digits.'],
      ['Wrong', 'This code is not right. {How many tries are left}', 'This code is not right. Two tries are left.'],
      ['Too old', 'This code has run out. {How to get one}', 'This code has run out. Ask for a new one.'],
    ],
  },
  {
    field: 'Amount, distance, number',
    cases: [
      ['No number', 'Write {what it is} in digits', 'Write the mileage in digits, for instance 64 200.'],
      [
        'Too low or too high',
        '{What it is} is between {least} and {most}',
        'The deposit is between 20 000 DH and 400 000 DH.',
      ],
    ],
  },
  {
    field: 'Day and time',
    cases: [
      ['In the past', 'This day is over. {What to choose}', 'This day is over. Choose a later one.'],
      [
        'Taken in the meantime',
        'This time is no longer free. {The next ones}',
        'This time is no longer free. Choose one of the next ones.',
      ],
    ],
  },
  {
    field: 'Choice',
    cases: [
      ['Nothing chosen', 'Choose {what}', 'Choose a brand.'],
      ['None of several', 'Choose at least one {what}', 'Choose at least one fuel.'],
      ['A box that is needed', 'Tick the box so that {what for}', 'Tick the box so that we may answer you.'],
    ],
  },
  {
    field: 'Photo, file',
    cases: [
      ['Nothing chosen', 'Choose {what}', 'Choose at least one photo.'],
      [
        'Another kind of file',
        'This is {what it is}. {How to make it one that we take}',
        'This is a HEIC photo. Save it as JPEG and choose it again.',
      ],
      ['Too large', '{What} may have {most}', 'A photo may have 10 MB.'],
      ['Damaged', '{What} is damaged. {What to do}', 'This photo is damaged. Choose another.'],
      ['Sending failed', 'Say what is kept', 'The photo was not sent. It is kept here: try again.'],
    ],
  },
]

/** Words that no error of ours has, with the reason. */
export const NO_ERROR_WORDS = [
  ['Invalid, not valid, wrong format', 'They say that it is refused, not what would be taken.'],
  ['Please, sorry, oops', 'They take room, and in seven languages they sound like seven different people.'],
  ['You forgot, you must not, illegal', 'Blame. The field may have been unclear.'],
  ['Required, mandatory', 'They do not say of what. Ask for it instead.'],
  ['Error 422, null, timeout', 'They are for us: they go to the log, with the number of the request.'],
] as const
