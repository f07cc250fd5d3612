import { Button, Fieldset, Stack, Text, TextInput } from '@mantine/core'
import { type Dispatch, type PointerEvent, type SetStateAction, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { InspectionSignature } from '@otosafi/api-client/office-schema'
import { MAX_NUMBERS, MAX_STROKES, SHEET } from '@otosafi/domain/office/signature'

import { SignatureSheet } from './SignatureSheet.tsx'

/** Not signed yet. */
export const UNSIGNED: InspectionSignature = { typed: null, strokes: [] }
/** From one point of a stroke to the next: fewer say the same. */
const STEP = 5

/** Where somebody signs: with a finger, a pen or the mouse, or by typing their full name. */
export function SignatureField({
  name,
  signature,
  sign,
  error,
}: {
  name: string
  signature: InspectionSignature
  sign: Dispatch<SetStateAction<InspectionSignature>>
  error: string | null
}) {
  const { t } = useTranslation()
  const [isDrawing, setDrawing] = useState(false)

  function begin(event: PointerEvent<SVGSVGElement>) {
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const point = pointOf(event)
    setDrawing(true)
    sign(({ strokes }) => ({ typed: null, strokes: [...strokes, point].slice(0, MAX_STROKES) }))
  }

  function draw(event: PointerEvent<SVGSVGElement>) {
    if (!isDrawing) return
    const point = pointOf(event)
    sign(({ typed, strokes }) => ({
      typed,
      strokes: [...strokes.slice(0, -1), withPoint(strokes.at(-1) ?? [], point)],
    }))
  }

  const end = () => setDrawing(false)

  return (
    <Fieldset legend={t('inspection.signature')}>
      <Stack>
        <SignatureSheet
          strokes={signature.strokes}
          label={t('inspection.signHere')}
          pen={{ onPointerDown: begin, onPointerMove: draw, onPointerUp: end, onPointerCancel: end }}
        />
        <Text size="sm" c="dimmed">
          {t('inspection.signHint')}
        </Text>
        <Button
          variant="default"
          mr="auto"
          disabled={signature.strokes.length === 0}
          onClick={() => sign((signed) => ({ ...signed, strokes: [] }))}
        >
          {t('inspection.signAgain')}
        </Button>
        <TextInput
          label={t('inspection.typeName')}
          description={name}
          value={signature.typed ?? ''}
          onChange={({ currentTarget: { value } }) => sign({ typed: value === '' ? null : value, strokes: [] })}
          error={error}
          maxLength={200}
          autoComplete="off"
          w={420}
          maw="100%"
        />
      </Stack>
    </Fieldset>
  )
}

/** Where on the sheet somebody points. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): number[] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const on = (part: number, whole: number, size: number) =>
    Math.round(Math.min(1, Math.max(0, part / Math.max(1, whole))) * size)
  return [on(clientX - left, width, SHEET.width), on(clientY - top, height, SHEET.height)]
}

function withPoint(stroke: number[], [x = 0, y = 0]: readonly number[]): number[] {
  const isNear = Math.hypot(x - (stroke.at(-2) ?? 0), y - (stroke.at(-1) ?? 0)) < STEP
  return isNear || stroke.length >= MAX_NUMBERS ? stroke : [...stroke, x, y]
}
