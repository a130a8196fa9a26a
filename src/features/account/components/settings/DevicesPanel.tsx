import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useRefusalWords } from '../../refusal-words.ts'
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from '../../settings-api.ts'
import { DeviceRow } from './DeviceRow.tsx'
import styles from './settings.module.css'

/** Where the account is signed in; one device or all others can be signed out. */
export function DevicesPanel() {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const sessions = useSessionsQuery()
  const [endSession, ending] = useEndSessionMutation()
  const [endOthers, endingOthers] = useEndOtherSessionsMutation()
  const { ask, confirmation } = useConfirm()
  const { sentenceOf } = useRefusalWords()
  const [fault, setFault] = useState<string>()

  const run = async (work: Promise<unknown>, said: string) => {
    setFault(undefined)
    try {
      await work
      dispatch(toastShown({ kind: 'success', title: t('account.devices.title'), text: said }))
    } catch (error) {
      setFault(sentenceOf(error))
    }
  }
  const askForAll = async () => {
    const sure = await ask({
      title: t('account.devices.endOthersAsk'),
      body: t('account.devices.endOthersBody'),
      confirm: t('account.devices.endOthers'),
    })
    if (sure) await run(endOthers().unwrap(), t('account.devices.othersEnded'))
  }

  return (
    <Panel title={t('account.devices.title')}>
      {fault && (
        <Banner tone="error" live>
          {fault}
        </Banner>
      )}
      <QueryState query={sessions} skeleton={<SkeletonRows rows={2} />}>
        {(list) => (
          <>
            <ul className={styles.rows}>
              {list.map((session) => (
                <DeviceRow
                  key={session.id}
                  session={session}
                  busy={ending.isLoading && ending.originalArgs?.params.id === session.id}
                  onEnd={() => void run(endSession({ params: { id: session.id } }).unwrap(), t('account.devices.ended'))}
                />
              ))}
            </ul>
            {list.length > 1 ? (
              <Cluster>
                <Button variant="danger" loading={endingOthers.isLoading} onClick={() => void askForAll()}>
                  {t('account.devices.endOthers')}
                </Button>
              </Cluster>
            ) : (
              <Text quiet>{t('account.devices.only')}</Text>
            )}
          </>
        )}
      </QueryState>
      {confirmation}
    </Panel>
  )
}
