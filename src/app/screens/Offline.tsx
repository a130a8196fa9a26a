import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { State } from '#shared/patterns/states/State.tsx'
import { OfflineArt } from '#shared/ui/art/state-art.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { RefreshIcon } from '#shared/ui/icons/action-icons.tsx'

const again = () => location.reload()

/** In place of a screen that is not kept on this device, while there is no connection. It comes by itself when there is one. */
export default function Offline() {
  const { t } = useTranslation('site')
  useEffect(() => {
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return (
    <State
      level={1}
      role="alert"
      art={<OfflineArt />}
      title={t('patterns.offlineTitle')}
      actions={
        <Button variant="filled" icon={<RefreshIcon />} onClick={again}>
          {t('app.loadFailed.retry')}
        </Button>
      }
    >
      {t('specified.offline')}
    </State>
  )
}
