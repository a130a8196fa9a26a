import { useTranslation } from 'react-i18next'
import { Empty } from '#shared/patterns/states/states.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { useNewAddress } from './use-new-address.tsx'

/** In the place of what is brought to somebody who has no address yet. */
export function NoAddress() {
  const { t } = useTranslation('site')
  const { ask, dialog } = useNewAddress(() => {})
  return (
    <>
      <Empty
        title={t('shop.brought.where')}
        actions={
          <Button variant="filled" icon={<PlusIcon />} onClick={ask}>
            {t('shop.brought.add')}
          </Button>
        }
      >
        {t('shop.brought.whereAbout')}
      </Empty>
      {dialog}
    </>
  )
}
