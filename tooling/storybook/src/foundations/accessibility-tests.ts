/** What programs test, how, and what they do not find. */
export const WAYS_OF_TESTING = [
  [
    'Every state of every component',
    'axe for WCAG 2.2 AA in Chromium, in light, and in dark with the direction mirrored',
    'Whether a name makes sense, and whether the order does: programs find the smaller part of all faults.',
  ],
  [
    'Whole pages and their states',
    'axe in Chromium, in both schemes, in the end-to-end tests',
    'How long it takes by ear to find the price.',
  ],
  [
    'Keyboard',
    'Tab, Enter, Space, Escape and arrow keys on the main ways and in the stories that are operated',
    'Whether somebody without a mouse knows what to press.',
  ],
  [
    'Names, roles and what is announced',
    'Tests find parts as assistive technology does: by role and name',
    'What a screen reader says in truth, and in which of the seven languages it can.',
  ],
  [
    'Without script, without styles, without a connection',
    'Pages of the server, read as text and sent as forms',
    'How much patience is left by then.',
  ],
  [
    '320 px, 200 % zoom, 44 px targets',
    'Measured in Chromium on pages and stories',
    'Trembling hands, wet fingers, a cracked screen.',
  ],
  [
    'Forced colours, less motion',
    'The key stories in a browser that was set so',
    'The contrast themes of Windows themselves.',
  ],
  ['Firefox and WebKit', 'The main ways, end to end', 'Safari on a phone, with VoiceOver.'],
] as const

/** What nobody has tried yet, with why it matters. */
export const GAPS = [
  [
    'A screen reader, by a person',
    'No trial is recorded. Names and roles are right by test; how it sounds is not known.',
  ],
  ['People with disabilities', 'None has used the product in a test of ours.'],
  ['An audit from outside', 'None was made.'],
  ['Voice control, switches, magnifiers', 'They follow from names, targets and reflow, and were not tried.'],
  [
    'Voices for isiZulu, isiXhosa, Kinyarwanda and Wolof',
    'Pages name their language. Where a device has no voice for it, another one reads it wrongly.',
  ],
] as const

/** Which screen reader to try with which browser, and why. */
export const TRIAL_PAIRS = [
  ['TalkBack', 'Chrome on Android', 'Most phones where we are run Android: begin here'],
  ['NVDA', 'Firefox on Windows', 'Free of charge, and strict about markup'],
  ['VoiceOver', 'Safari on an iPhone', 'Most used where phones are iPhones'],
] as const

export const TRIAL_TASKS = [
  'Switch the screen off. On the home page, find out what the site is for, and search a Toyota.',
  'Set a highest price. Say how many cars are left, without reading all of them.',
  'Open a car. Find its price, its first defect, and what is not known.',
  'Add it to the favourites, and hear that it was added.',
  'Book a visit: choose a day and a time, and send the form without a name first. Find the error, mend it, send it.',
  'Enter a wrong code, then the right one.',
  'Change the language to Arabic, and listen to the same car again.',
] as const
