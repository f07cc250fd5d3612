import { Anchor, Button, Fieldset, Group, Stack, Text, Title } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'

import type { CarInspection, OdometerUnit, Photo } from '@otosafi/api-client/office-schema'
import { INSPECTION_POINT_COUNT, INSPECTION_SECTIONS } from '@otosafi/domain/car/inspection'
import { isSignatureOf } from '@otosafi/domain/office/signature'
import { toKilometres, toMiles } from '@otosafi/domain/reading/miles'
import type { EditionId } from '@otosafi/editions/edition'
import { formatDate } from '@otosafi/editions/format/date'
import { EDITIONS } from '@otosafi/editions/registry'
import { dayIn } from '@otosafi/editions/time/local-time'
import { MILEAGE_BOUNDS } from '@otosafi/validators/mileage'

import { api, dataOf } from '../api.ts'
import { focusInvalid } from '../field-text.ts'
import { momentText } from '../moment.ts'
import { networkFirst } from '../offline/cached-responses.ts'
import { ChangedAlert } from '../shell/ChangedAlert.tsx'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { LeaveDialog } from '../shell/LeaveDialog.tsx'
import { useMe } from '../shell/use-me.ts'
import { WholeNumberInput } from '../shell/WholeNumberInput.tsx'
import { carParams } from '../stock/load-stock-car.ts'
import { languageNow } from '../texts/start-texts.ts'
import { useLanguage } from '../texts/use-language.ts'
import { useChange } from '../use-change.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { checkedIn, type Draft, draftOf, drafts, pointsOf, wordlessIn } from './draft.ts'
import { usePointPhotos } from './photos/use-point-photos.ts'
import { SectionFields } from './SectionFields.tsx'
import { SignatureField, UNSIGNED } from './SignatureField.tsx'
import { SignatureSheet } from './SignatureSheet.tsx'

type Loaded = CarInspection & { photos: Photo[]; language: ReturnType<typeof languageNow> }

/** The latest inspection of a car, in the language that is chosen, with its photos. */
export function loadInspection({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const ofCar = { params: carParams(params) }
  const language = languageNow()
  const asked = Promise.all([
    dataOf(api.GET('/cars/{edition}/{id}/inspection', { params: { ...ofCar.params, query: { language } } })),
    dataOf(api.GET('/cars/{edition}/{id}', ofCar)),
  ])
  return networkFirst(
    `report ${params['edition']} ${params['id']}`,
    asked.then(([inspection, { photos }]) => ({ ...inspection, photos, language })),
  )
}

type LastInspection = NonNullable<CarInspection['inspection']>

const EMPTY = { odometer: '', findings: {} } as const

/**
 * The inspection of a car, point by point. What was found is kept on this device until it has been sent, and so is the page, so that it can
 * be made without a connection. A report of today is corrected; one of another day is left, and a new one begins.
 */
export function InspectionPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const { car, photos, ...report } = useLoaderData<typeof loadInspection>()
  const { inspection, version } = report
  const pointPhotos = usePointPhotos(car, photos)
  const { error, change } = useChange()
  const address = `/cars/${car.edition}/${car.id}`
  const { id, name } = useMe()
  const [draft, setDraft] = useState<Draft>(() => drafts.read(id, car.reference) ?? begin(car.edition, report))
  const [signature, sign] = useState(UNSIGNED)
  const [isRefused, setRefused] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [isHeldUp, setHeldUp] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isKept, setKept] = useState(true)
  const { leaving, settle } = useUnsaved(!isKept)
  const formRef = useRef<HTMLFormElement>(null)
  const wordless = isRefused ? wordlessIn(draft) : []
  const isSigned = isSignatureOf(name, signature)
  const unsent = pointPhotos.unsent.length
  const heldUp = isHeldUp && unsent > 0 ? t('inspection.photosWait', { count: unsent }) : null

  // Once it is said at the fields what is wrong.
  useEffect(() => {
    if (attempts > 0) focusInvalid(formRef.current)
  }, [attempts])

  // Each tab writes the whole draft: none undoes what another one has found.
  useEffect(
    () =>
      drafts.follow(id, car.reference, (written) => {
        setDraft(written)
        sign(UNSIGNED)
      }),
    [id, car.reference],
  )

  function edit(changed: Draft) {
    setDraft(changed)
    // A signature is for the report as it was signed: a change voids it.
    sign(UNSIGNED)
    setKept(drafts.write(id, car.reference, changed))
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const isWhole = typeof draft.odometer === 'number' && wordlessIn(draft).length === 0 && isSigned
    setAttempts(attempts + 1)
    setRefused(!isWhole)
    setHeldUp(unsent > 0)
    if (!isWhole || unsent > 0 || typeof draft.odometer !== 'number') return
    setSending(true)
    const isDone = await change(
      api.PUT('/cars/{edition}/{id}/inspection', {
        params: carParams(car),
        body: {
          odometer: draft.odometer,
          language: draft.language ?? language,
          points: pointsOf(draft),
          signature,
          version,
        },
      }),
    )
    if (isDone) {
      drafts.forget(id, car.reference)
      settle()
      await navigate(address)
    }
    setSending(false)
  }

  return (
    <form ref={formRef} noValidate onSubmit={(event) => void send(event)}>
      <Stack maw={880}>
        <title>{`${t('carAction.inspect')} · ${car.reference} | Otosafi`}</title>
        <Anchor component={Link} to={address}>
          {car.reference}
        </Anchor>
        <Title order={1} size="h2">
          {t('inspection.title', { name: `${car.name} ${car.modelYear}` })}
        </Title>
        <Text c="dimmed">
          {inspection === null
            ? t('inspection.none')
            : t('inspection.last', { date: formatDate(inspection.date, language), inspector: inspection.inspector })}
        </Text>
        {inspection === null ? null : <Signed edition={car.edition} inspection={inspection} />}
        {draft.version === version ? null : (
          <ChangedAlert title={t('carForm.changedMeanwhile')} text={t('carForm.changedText')} />
        )}
        {/* What would be changed while the report is on its way would be lost with its arrival. */}
        <Fieldset variant="unstyled" disabled={isSending}>
          <Stack>
            <OdometerInput
              unit={car.odometerUnit}
              kilometres={draft.odometer}
              onChange={(odometer) => edit({ ...draft, odometer })}
              error={isRefused && draft.odometer === '' ? t('issue.required') : null}
            />
            {INSPECTION_SECTIONS.map((section) => (
              <SectionFields
                key={section}
                section={section}
                draft={draft}
                edit={edit}
                wordless={wordless}
                photos={pointPhotos}
              />
            ))}
          </Stack>
        </Fieldset>
        <SignatureField
          name={name}
          signature={signature}
          sign={sign}
          error={isRefused && !isSigned ? t('inspection.unsigned') : null}
        />
        <Text role="status">{t('inspection.checked', { count: checkedIn(draft), total: INSPECTION_POINT_COUNT })}</Text>
        {/* Announced at each attempt, also where it says the same. */}
        <FailureAlert key={attempts} error={isRefused ? t('failure.invalid') : (heldUp ?? error)} />
        <Group>
          <Button type="submit" loading={isSending}>
            {t('inspection.publish')}
          </Button>
          <Text size="sm" {...(isKept ? { c: 'dimmed' } : { role: 'alert' })}>
            {t(isKept ? 'inspection.kept' : 'inspection.notKept')}
          </Text>
        </Group>
        <LeaveDialog leaving={leaving} />
      </Stack>
    </form>
  )
}

/** The reading of the odometer in its own unit; miles are shown in kilometres too. */
function OdometerInput({
  unit,
  kilometres,
  onChange,
  error,
}: {
  unit: OdometerUnit
  kilometres: number | ''
  onChange: (kilometres: number | '') => void
  error: string | null
}) {
  const { t } = useTranslation()
  const isInMiles = unit === 'mi'
  const shown = (value: number) => (isInMiles ? toMiles(value) : value)
  const typed = (value: number) => (isInMiles ? toKilometres(value) : value)
  return (
    <WholeNumberInput
      label={t(isInMiles ? 'inspection.odometerInMiles' : 'inspection.odometer')}
      description={isInMiles && kilometres !== '' ? t('inspection.inKilometres', { kilometres }) : null}
      value={kilometres === '' ? '' : shown(kilometres)}
      onChange={(value) => onChange(typeof value === 'number' ? typed(value) : '')}
      error={error}
      min={0}
      max={shown(MILEAGE_BOUNDS.max)}
      withAsterisk
      w={280}
      maw="100%"
    />
  )
}

/** How the last report was signed. */
function Signed({
  edition,
  inspection: { inspector, signature, signedAt },
}: {
  edition: EditionId
  inspection: LastInspection
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (signature === null || signedAt === null) return null
  const words = { name: signature.typed ?? inspector, moment: momentText(signedAt, language, edition) }
  return (
    <Stack gap="xs">
      <Text c="dimmed">
        {t(signature.typed === null ? 'inspection.signedByHand' : 'inspection.signedByName', words)}
      </Text>
      {signature.typed === null ? (
        <SignatureSheet strokes={signature.strokes} label={t('inspection.signatureOf', words)} />
      ) : null}
    </Stack>
  )
}

/** A report of today as a draft, or an empty one. */
function begin(edition: EditionId, { inspection, version, language }: Omit<Loaded, 'car' | 'photos'>): Draft {
  const today = dayIn(Date.now(), EDITIONS[edition].timeZone)
  return inspection?.date === today
    ? { ...draftOf(inspection.odometer, inspection.points), version, language }
    : { ...EMPTY, version }
}
