/** How a part of a page is worded: the rule, a text that keeps it, and one that breaks it. */
export const PART_WORDS = [
  ['Button', 'A verb and what it acts on, in sentence case, without a full stop', 'Show 128 cars', 'OK'],
  ['Link', 'Where it leads, understood without what stands around it', 'See the report of this car', 'Click here'],
  ['Heading', 'What the part is about; the question itself where it asks one', 'What we found wrong', 'Information'],
  [
    'Title of a page',
    'What it shows first, the name of the site last',
    'Toyota Corolla 2016, Rabat | Otosafi',
    'Otosafi',
  ],
  ['Label', 'The thing that is asked for, without a colon', 'Phone number', 'Please enter your phone:'],
  [
    'Help',
    'One sentence before the field, with the example that the field has no room for',
    '06 61 23 45 67',
    'Format: 10 digits, no letters, no special characters',
  ],
  [
    'Placeholder',
    'An example at most; never the label, and nothing that is needed',
    'Toyota Corolla',
    'Your name (required)',
  ],
  ['Optional field', 'It says so in its label, in a word', 'E-mail optional', 'A star behind all the others'],
  [
    'Text of a picture',
    'What it shows that the text beside it does not say; empty for what only decorates',
    'Scratch of 4 cm on the front bumper',
    'Photo 3',
  ],
  ['Name of an icon that is pressed', 'What happens, and with what', 'Remove Toyota Corolla from favourites', 'Heart'],
  ['State', 'A word or two, the same in lists, pages and messages', 'Reserved until Tuesday', 'Status: 2'],
  ['Empty place', 'Why it is empty, and the next step', 'No favourite yet. Press the heart of a car.', 'No data'],
  ['Number in a text', 'In digits, with its unit behind a no-break space', '3 cars, 64 200 km', 'three cars, 64200km'],
  [
    'Subject of a mail',
    'What happened to which car',
    'Your visit on Monday: Toyota Corolla',
    'Important information about your request',
  ],
] as const
