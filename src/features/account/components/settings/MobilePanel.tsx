import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { useMeQuery } from '#shared/api/me.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { PhoneNote } from '#shared/ui/field/PhoneNote.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useRefusalWords } from '../../refusal-words.ts'
import { useRemoveMobileMutation } from '../../settings-api.ts'
import { NewMobile } from './NewMobile.tsx'

/** The account's mobile number: set only with a code that came back from it. */
export function MobilePanel() {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const me = useMeQuery()
  const [removeMobile, removing] = useRemoveMobileMutation()
  const { ask, confirmation } = useConfirm()
  const { sentenceOf } = useRefusalWords()
  const [changing, setChanging] = useState(false)
  const [fault, setFault] = useState<string>()

  const say = (text: string) => dispatch(toastShown({ kind: 'success', title: t('account.mobileNumber.title'), text }))
  const remove = async () => {
    const sure = await ask({
      title: t('account.mobileNumber.removeAsk'),
      body: t('account.mobileNumber.removeBody'),
      confirm: t('account.mobileNumber.remove'),
      danger: true,
    })
    if (!sure) return
    setFault(undefined)
    const { error } = await removeMobile()
    if (error) setFault(sentenceOf(error))
    else say(t('account.mobileNumber.removed'))
  }
  const confirmed = () => {
    setChanging(false)
    say(t('account.mobileNumber.confirmed'))
  }

  return (
    <Panel title={t('account.mobileNumber.title')} about={t('account.mobileNumber.about')}>
      {fault && (
        <Banner tone="error" live>
          {fault}
        </Banner>
      )}
      <QueryState query={me} skeleton={<SkeletonText lines={1} />}>
        {({ phone }) =>
          changing ? (
            <NewMobile onConfirmed={confirmed} onCancel={() => setChanging(false)} />
          ) : (
            <Cluster justify="between">
              {phone ? (
                <Stack gap="1">
                  <Text strong numbers dir="ltr">
                    {phone}
                  </Text>
                  <PhoneNote phone={phone} />
                </Stack>
              ) : (
                <Text quiet>{t('account.mobileNumber.none')}</Text>
              )}
              <Cluster gap="2">
                <Button onClick={() => setChanging(true)}>
                  {t(phone ? 'account.mobileNumber.change' : 'account.mobileNumber.add')}
                </Button>
                {phone && (
                  <Button variant="danger" loading={removing.isLoading} onClick={() => void remove()}>
                    {t('account.mobileNumber.remove')}
                  </Button>
                )}
              </Cluster>
            </Cluster>
          )
        }
      </QueryState>
      {confirmation}
    </Panel>
  )
}
