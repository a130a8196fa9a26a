import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { useAddPushDeviceMutation, usePushDevicesQuery, useRemovePushDeviceMutation, useTestPushDeviceMutation } from './api.ts'
import { PushDevices } from './PushDevices.tsx'
import { abilityOf, subscribeHere, unsubscribeHere } from './this-device.ts'
import { useFaultSentence } from './use-fault-sentence.ts'

/** Whether this device shows pushes, and which others do. */
export function PushPanel() {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const answer = usePushDevicesQuery()
  const [add, adding] = useAddPushDeviceMutation()
  const [remove, removing] = useRemovePushDeviceMutation()
  const [test, testing] = useTestPushDeviceMutation()
  const sentenceOf = useFaultSentence()
  const [fault, setFault] = useState<string>()
  const [asking, setAsking] = useState(false)

  const run = async (work: () => Promise<unknown>, said?: string) => {
    setFault(undefined)
    try {
      await work()
      if (said !== undefined) dispatch(toastShown({ kind: 'success', title: t('notices.push.title'), text: said }))
    } catch (error) {
      setFault(sentenceOf(error))
    }
  }
  const turnOn = async (publicKey: string) => {
    setFault(undefined)
    setAsking(true)
    try {
      const body = await subscribeHere(publicKey).catch(() => setFault(t('notices.push.failed')))
      if (body) await run(() => add({ body }).unwrap(), t('notices.push.turnedOn'))
    } finally {
      setAsking(false)
    }
  }

  return (
    <Panel title={t('notices.push.title')} about={t('notices.push.about')}>
      <QueryState query={answer} skeleton={<SkeletonRows rows={2} />}>
        {({ publicKey, devices }) => (
          <PushDevices
            ability={abilityOf(publicKey)}
            devices={devices}
            fault={fault}
            isTurningOn={asking || adding.isLoading}
            removing={removing.isLoading ? removing.originalArgs?.params.id : undefined}
            testing={testing.isLoading ? testing.originalArgs?.params.id : undefined}
            onTurnOn={() => publicKey !== null && void turnOn(publicKey)}
            onTest={(id) => void run(() => test({ params: { id } }).unwrap(), t('notices.push.tested'))}
            onRemove={({ id, current }) =>
              void run(async () => {
                await remove({ params: { id } }).unwrap()
                if (current) await unsubscribeHere().catch(() => {})
              }, t('notices.push.removed'))
            }
          />
        )}
      </QueryState>
    </Panel>
  )
}
