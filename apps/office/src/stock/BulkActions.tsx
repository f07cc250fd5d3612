import { Button, Group, List, NumberInput, Paper, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { StockCar } from '@otosafi/api-client/office-schema'

import { Failure } from '../api.ts'
import { failureText } from '../failure-text.ts'
import { LeaveDialog } from '../shell/LeaveDialog.tsx'
import { useMe } from '../shell/use-me.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { type BulkChange, priceChange, PUBLISH, WITHDRAW } from './bulk-changes.ts'
import { ConfirmedButton } from './ConfirmedButton.tsx'

/** How far a change has come. */
type Progress = { isRunning: boolean; done: number; left: readonly { reference: string; text: string }[] }

/**
 * Bulk actions for the chosen cars. Failures are listed by car, with the reason. Who leaves the page is asked before; the cars that are
 * still to come then stay as they are.
 */
export function BulkActions({ cars, finish }: { cars: readonly StockCar[]; finish: () => void }) {
  const { t } = useTranslation()
  const { may } = useMe()
  const [percent, setPercent] = useState<number | string>('')
  const [progress, setProgress] = useState<Progress | null>(null)
  const isRunning = progress?.isRunning ?? false
  const { leaving } = useUnsaved(isRunning || (cars.length > 0 && percent !== ''))
  const isLeft = useRef(false)

  /** Sends the changes one after the other: each is a step of its own in the audit log, and one that fails stops no other. */
  async function run({ suits, send }: BulkChange) {
    let now: Progress = { isRunning: true, done: 0, left: [] }
    for (const car of cars) {
      if (isLeft.current) return
      setProgress(now)
      const text = suits(car) ? await reason(send(car)) : t('bulk.unsuitable')
      now =
        text === null
          ? { ...now, done: now.done + 1 }
          : { ...now, left: [...now.left, { reference: car.reference, text }] }
    }
    setProgress({ ...now, isRunning: false })
    finish()
  }

  async function reason(sent: Promise<unknown>): Promise<string | null> {
    try {
      await sent
      return null
    } catch (failure) {
      // It may have been done: a price would be changed by its percent twice.
      return failure instanceof Failure && failure.problem === null ? t('bulk.unanswered') : failureText(failure, t)
    }
  }

  function leave() {
    isLeft.current = true
    leaving.proceed?.()
  }

  if (cars.length === 0 && progress === null) return null
  const canAct = cars.length > 0 && !isRunning
  return (
    <Paper withBorder p="md" role="group" aria-label={t('bulk.title')}>
      <Stack gap="sm">
        <Text>{t('bulk.chosen', { count: cars.length })}</Text>
        <Group align="end">
          {may.includes('publishCar') ? (
            <Button variant="default" disabled={!canAct} onClick={() => void run(PUBLISH)}>
              {t('carAction.publish')}
            </Button>
          ) : null}
          {may.includes('withdrawCar') && canAct ? (
            <ConfirmedButton
              variant="default"
              label={t('carAction.withdraw')}
              title={t('bulk.withdrawTitle', { count: cars.length })}
              text={t('stock.withdrawText')}
              act={() => run(WITHDRAW)}
            />
          ) : null}
          {may.includes('setCarPrice') ? (
            <>
              <NumberInput
                label={t('bulk.percent')}
                value={percent}
                onChange={setPercent}
                min={-50}
                max={50}
                clampBehavior="strict"
                decimalScale={1}
                hideControls
                w={220}
              />
              <Button
                variant="default"
                disabled={!canAct || typeof percent !== 'number' || percent === 0}
                onClick={() => void run(priceChange(Number(percent)))}
              >
                {t('bulk.changePrices')}
              </Button>
            </>
          ) : null}
        </Group>
        <Text role="status" size="sm">
          {progress === null ? '' : t(isRunning ? 'bulk.running' : 'bulk.done', { count: progress.done })}
        </Text>
        {progress === null || progress.left.length === 0 ? null : (
          <List size="sm">
            {progress.left.map(({ reference, text }) => (
              <List.Item key={reference}>{`${reference}: ${text}`}</List.Item>
            ))}
          </List>
        )}
        <LeaveDialog leaving={{ ...leaving, proceed: leave }} />
      </Stack>
    </Paper>
  )
}
