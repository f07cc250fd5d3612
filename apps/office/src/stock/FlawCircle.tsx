import { Box, Button, Group, Image, Slider, Stack, Text } from '@mantine/core'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Photo } from '@otosafi/api-client/office-schema'

import { Dialog } from '../shell/Dialog.tsx'

type Mark = NonNullable<NonNullable<Photo['flaw']>['mark']>

/** The circle that a press on the picture, or the first slider, begins with. */
const FIRST: Mark = { x: 50, y: 50, size: 20 }
const BOUNDS = { x: [0, 100], y: [0, 100], size: [5, 100] } as const

/** The circle around a flaw on its photo: placed by a press on the picture, moved and sized by sliders. */
export function FlawCircle({
  number,
  photo,
  mark,
  show,
}: {
  /** Of the photo. */
  number: number
  photo: Pick<Photo, 'key' | 'width' | 'height'>
  mark: Mark | undefined
  show: (mark: Mark | undefined) => void
}) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [drawn, setDrawn] = useState(mark)

  function place({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const share = (part: number, whole: number) => Math.min(100, Math.max(0, Math.round((part / whole) * 100)))
    setDrawn({ ...FIRST, ...drawn, x: share(clientX - left, width), y: share(clientY - top, height) })
  }

  function done(chosen: Mark | undefined) {
    setOpen(false)
    show(chosen)
  }

  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        mt="xs"
        aria-label={`${t(mark === undefined ? 'photos.circle' : 'photos.circleDrawn')} ${t('photos.number', { number })}`}
        onClick={() => {
          setDrawn(mark)
          setOpen(true)
        }}
      >
        {t(mark === undefined ? 'photos.circle' : 'photos.circleDrawn')}
      </Button>
      <Dialog isOpen={isOpen} close={() => setOpen(false)} title={t('photos.circleOf', { number })} size="lg">
        <Stack>
          <Text size="sm">{t('photos.circleHint')}</Text>
          {/* The sliders do the same for the keyboard. */}
          <Box pos="relative" style={{ overflow: 'hidden', cursor: 'crosshair' }} onClick={place}>
            <Image src={`/photos/${photo.key}/960.webp`} alt="" style={{ aspectRatio: photo.width / photo.height }} />
            {drawn === undefined ? null : (
              <Box
                data-testid="circle"
                style={{
                  position: 'absolute',
                  left: `${drawn.x}%`,
                  top: `${drawn.y}%`,
                  width: `${drawn.size}%`,
                  aspectRatio: 1,
                  transform: 'translate(-50%, -50%)',
                  border: '2px solid white',
                  outline: '2px solid black',
                  borderRadius: '50%',
                }}
              />
            )}
          </Box>
          {(['x', 'y', 'size'] as const).map((side) => (
            <Box key={side}>
              <Text size="sm">{t(`photos.circleSides.${side}`)}</Text>
              <Slider
                thumbLabel={t(`photos.circleSides.${side}`)}
                min={BOUNDS[side][0]}
                max={BOUNDS[side][1]}
                value={(drawn ?? FIRST)[side]}
                onChange={(value) => setDrawn({ ...FIRST, ...drawn, [side]: value })}
                label={(value) => `${value} %`}
              />
            </Box>
          ))}
          <Group>
            <Button disabled={drawn === undefined} onClick={() => done(drawn)}>
              {t('carForm.save')}
            </Button>
            {mark === undefined ? null : (
              <Button variant="default" onClick={() => done(undefined)}>
                {t('photos.circleRemove')}
              </Button>
            )}
          </Group>
        </Stack>
      </Dialog>
    </>
  )
}
