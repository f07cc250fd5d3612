import { BOUNDARY, filePart, formOf, type Part, textPart } from '../../../testing/multipart.ts'

/** A request that no browser sends. `isTaken` where nothing in it is wrong after all, and it may be taken. */
export type HostileForm = { what: string; type: string | undefined; body: Buffer; isTaken?: boolean }

const TYPE = `multipart/form-data; boundary=${BOUNDARY}`
const raw = (text: string): Buffer => Buffer.from(text, 'latin1')

/** Names that a file may be given. */
const FILE_NAMES = [
  '../../../../etc/passwd',
  '..\\..\\windows\\system32\\x.dll',
  '/etc/cron.d/x',
  'C:\\autoexec.bat',
  'a\0.jpg',
  'me.jpg%00.php',
  'me.php',
  '.htaccess',
  'x'.repeat(2000),
  '\u202egpj.exe',
  '\ud83d\ude97.jpg',
  '"; name=\\"other',
  'constructor',
  '__proto__',
  ' ',
  '<script>alert(1)</script>.jpg',
]

/** Types that a file may be said to have. */
const FILE_TYPES = [
  'text/html',
  'image/svg+xml',
  'application/octet-stream',
  'x',
  '',
  'image/jpeg; charset=utf-7',
  'x'.repeat(3000),
]

/** Names that a field may have. */
const FIELD_NAMES = ['', '__proto__', 'constructor', 'photo[]', 'photo.x', 'a/b~c', 'x'.repeat(2000), '\u0000', 'Photo']

const part = (headers: string, body: Buffer | string = ''): Part => ({ headers, body })

/** The form that pictures are sent with. */
type Target = {
  /** The field of the pictures, and whether it takes several. */
  field: string
  isList: boolean
  /** The other fields, which are right. */
  texts: () => readonly Part[]
}

const PROFILE: Target = { field: 'photo', isList: false, texts: () => [] }

/** Forms that are wrong in their parts, around a picture that is right. */
export function hostileForms(jpeg: Buffer, { field, isList, texts }: Target = PROFILE): HostileForm[] {
  const disposition = `Content-Disposition: form-data; name="${field}"; filename="me.jpg"`
  const form = (what: string, parts: readonly Part[], isTaken = false): HostileForm => ({
    what,
    type: TYPE,
    body: formOf([...texts(), ...parts]),
    isTaken,
  })
  const picture = (options: Parameters<typeof filePart>[1] = {}): Part => filePart(jpeg, { name: field, ...options })
  const bytes = (what: string, body: Buffer, type = TYPE): HostileForm => ({ what, type, body })
  const taken = (what: string, body: Buffer, type = TYPE): HostileForm => ({ what, type, body, isTaken: true })
  const whole = formOf([...texts(), picture()])
  return [
    ...FILE_NAMES.map((filename) =>
      form(`a file called ${JSON.stringify(filename).slice(0, 40)}`, [picture({ filename })], true),
    ),
    ...FILE_TYPES.map((type) =>
      form(`a file said to be ${JSON.stringify(type).slice(0, 40)}`, [picture({ type })], true),
    ),
    ...FIELD_NAMES.map((name) =>
      form(`a field called ${JSON.stringify(name).slice(0, 40)}`, [picture(), textPart(name, 'x')]),
    ),
    ...FIELD_NAMES.map((name) => form(`a file in the field ${JSON.stringify(name).slice(0, 40)}`, [picture({ name })])),
    form('line breaks in the name of a file', [picture({ filename: 'a\r\nX-Injected: 1\r\n\r\n.jpg' })], true),
    form('a bare line break in the name of a field', [picture({ name: `${field}\nx` })]),
    form('a part without a name', [part('Content-Disposition: form-data', 'x')]),
    form('a part without headers', [part('', 'x')]),
    form('a part that is an attachment', [part('Content-Disposition: attachment; filename="me.jpg"', jpeg)]),
    form('a header of 100 KB', [part(`${disposition}\r\nX-Long: ${'x'.repeat(100_000)}`, jpeg)], true),
    form('5,000 headers', [part(`${disposition}\r\n${'X-Many: 1\r\n'.repeat(5000)}X: 1`, jpeg)], true),
    form('a header without a colon', [part(`${disposition}\r\nnothing`, jpeg)], true),
    form('another encoding', [part(`${disposition}\r\nContent-Transfer-Encoding: base64`, jpeg.toString('base64'))]),
    form('two dispositions', [part(`${disposition}\r\nContent-Disposition: form-data; name="other"`, jpeg)], true),
    form(
      'a name in another character set',
      [part(`Content-Disposition: form-data; name="${field}"; filename*=utf-8''%F0%9F%9A%97.jpg`, jpeg)],
      true,
    ),
    form('two files in one field', [picture(), picture()], isList),
    form('a thousand empty files', Array<Part>(1000).fill(filePart('', { name: field }))),
    form('a thousand texts', Array<Part>(1000).fill(textPart('x', 'y'))),
    form('a hundred thousand parts', Array<Part>(100_000).fill(textPart('x', ''))),
    form('a text of a megabyte', [textPart(field, 'x'.repeat(1_000_000))]),
    form('a text in place of the file', [textPart(field, 'x')]),
    form('another form inside', [
      part(
        `Content-Disposition: form-data; name="${field}"\r\nContent-Type: multipart/mixed; boundary=inner`,
        formOf([picture()], 'inner'),
      ),
    ]),
    form('nothing', []),
    form('an empty file', [filePart('', { name: field })]),
    bytes('no body', Buffer.alloc(0)),
    bytes('a boundary alone', raw(`--${BOUNDARY}`)),
    bytes('a body that breaks off in the file', whole.subarray(0, whole.length - 40)),
    bytes('a body that breaks off in the headers', whole.subarray(0, 60)),
    bytes('a body without its last boundary', whole.subarray(0, whole.length - BOUNDARY.length - 6)),
    bytes('another boundary than it says', formOf([picture()], 'another')),
    taken('a megabyte before the first boundary', Buffer.concat([Buffer.alloc(1_000_000, 'x'), raw('\r\n'), whole])),
    taken('a megabyte after the last boundary', Buffer.concat([whole, Buffer.alloc(1_000_000, 'x')])),
    // A form that takes several pictures may be as large.
    (isList ? taken : bytes)(
      'nine megabytes before the first boundary',
      Buffer.concat([Buffer.alloc(9_000_000, 'x'), raw('\r\n'), whole]),
    ),
    bytes('nine megabytes of boundaries', Buffer.from(`--${BOUNDARY}\r\n`.repeat(600_000))),
    bytes('line feeds alone', Buffer.from(whole.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')),
    bytes('no boundary in its type', whole, 'multipart/form-data'),
    bytes('an empty boundary', whole, 'multipart/form-data; boundary='),
    bytes(
      'a boundary of 60,000 characters',
      formOf([picture()], 'b'.repeat(5000)),
      `multipart/form-data; boundary=${'b'.repeat(5000)}`,
    ),
    bytes('two boundaries in its type', whole, `multipart/form-data; boundary=x; boundary=${BOUNDARY}`),
    taken('a quoted boundary that does not end', whole, `multipart/form-data; boundary="${BOUNDARY}`),
    bytes('another kind of form', whole, `multipart/mixed; boundary=${BOUNDARY}`),
    bytes('the picture alone', jpeg, 'image/jpeg'),
    bytes('the picture as JSON', raw(`{"${field}":"x"}`), 'application/json'),
    bytes('the fields of a link', raw(`${field}=x`), 'application/x-www-form-urlencoded'),
    { what: 'no type', type: undefined, body: whole },
    bytes('a type that is none', whole, ';;;'),
  ]
}
