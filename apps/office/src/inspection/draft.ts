import type { InspectedPoint, OfficeLanguage } from '@otosafi/api-client/office-schema'
import { INSPECTION_POINTS, INSPECTION_SECTIONS, type PointResult } from '@otosafi/domain/car/inspection'

/** Result and note of one inspection point. */
export type Finding = { result: PointResult; note: string }

/** An inspection that is being made: findings by `section.point`, and the odometer in kilometres. */
export type Draft = {
  odometer: number | ''
  findings: Readonly<Record<string, Finding>>
  /** The version of the report that was the latest when it was begun. */
  version: string
  /** The language in which the notes of a report that is corrected were read. */
  language?: OfficeLanguage
}

const NOT_CHECKED: Finding = { result: 'notChecked', note: '' }

/** The name of a point. */
export function nameOf(section: string, point: string): string {
  return `${section}.${point}`
}

/** The finding at a point; `notChecked` by default. */
export function findingAt({ findings }: Draft, name: string): Finding {
  return findings[name] ?? NOT_CHECKED
}

/** Whether something is wrong at a point, which then needs a word. */
export function isWrong({ result }: Pick<Finding, 'result'>): boolean {
  return result === 'defect' || result === 'advisory'
}

/** The draft with another finding at a point. */
export function withFinding(draft: Draft, name: string, changed: Partial<Finding>): Draft {
  return { ...draft, findings: { ...draft.findings, [name]: { ...findingAt(draft, name), ...changed } } }
}

/** The draft with every point of a section in order that was not checked yet. */
export function withRestInOrder(draft: Draft, section: (typeof INSPECTION_SECTIONS)[number]): Draft {
  const rest = INSPECTION_POINTS[section]
    .map((point) => nameOf(section, point))
    .filter((name) => findingAt(draft, name).result === 'notChecked')
  return rest.reduce((filled, name) => withFinding(filled, name, { result: 'ok' }), draft)
}

/** The points of a draft, in the order of the report; unchecked ones are left out. */
export function pointsOf(draft: Draft): InspectedPoint[] {
  return INSPECTION_SECTIONS.flatMap((section) =>
    INSPECTION_POINTS[section].flatMap((point): InspectedPoint[] => {
      const { result, note } = findingAt(draft, nameOf(section, point))
      if (result === 'notChecked') return []
      return [{ section, point, result, note: note.trim() === '' ? null : note.trim() }]
    }),
  )
}

/** How many points of a draft were checked. Like what is sent, of those alone that an inspection has now. */
export function checkedIn(draft: Draft): number {
  return pointsOf(draft).length
}

/** The names of the points that lack the word that they need, each of which has a field for it. */
export function wordlessIn(draft: Draft): string[] {
  return pointsOf(draft)
    .filter((point) => isWrong(point) && point.note === null)
    .map(({ section, point }) => nameOf(section, point))
}

/** A draft that begins with a report, as one of today that is corrected. */
export function draftOf(odometer: number, points: readonly InspectedPoint[]): Omit<Draft, 'version'> {
  const findings = points.map(({ section, point, result, note }) => [
    nameOf(section, point),
    { result, note: note ?? '' },
  ])
  return { odometer, findings: Object.fromEntries(findings) as Draft['findings'] }
}

/** Keeps drafts on this device, each for who made it, so that nothing is lost without a connection. */
export const drafts = {
  read(person: string, car: string): Draft | null {
    const kept = localStorage.getItem(keyOf(person, car))
    return kept === null ? null : (JSON.parse(kept) as Draft)
  },
  /** Whether the device keeps it: where it has no room, the page alone does. */
  write(person: string, car: string, draft: Draft): boolean {
    try {
      localStorage.setItem(keyOf(person, car), JSON.stringify(draft))
      return true
    } catch {
      return false
    }
  },
  /** Follows what the same person writes in another tab. The returned function ends it. */
  follow(person: string, car: string, changed: (draft: Draft) => void): () => void {
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key === keyOf(person, car) && newValue !== null) changed(JSON.parse(newValue) as Draft)
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
  forget(person: string, car: string): void {
    localStorage.removeItem(keyOf(person, car))
  },
}

function keyOf(person: string, car: string): string {
  return `inspection ${person} ${car}`
}
