import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookedAddress } from '#contract/shop/schemas.ts'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { useListAddressesQuery } from '../buying-api.ts'
import { AddressDialog } from '../components/addresses/AddressDialog.tsx'
import { useRemoveAddress } from '../components/addresses/use-remove-address.tsx'
import { AddressRow } from './AddressRow.tsx'
import styles from './settings.module.css'

/** Where things are brought: the address book, the usual one first. */
export function AddressPanel() {
  const { t } = useTranslation('workspace')
  const book = useListAddressesQuery()
  const [edited, setEdited] = useState<BookedAddress | 'new'>()
  const { remove, confirmation, removing } = useRemoveAddress()
  const add = (
    <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
      {t('shop.checkout.newAddress')}
    </Button>
  )
  return (
    <Panel title={t('shop.addresses.title')} about={t('shop.addresses.about')}>
      <QueryState query={book} skeleton={<SkeletonRows rows={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty compact title={t('shop.addresses.none')} actions={add}>
              {t('shop.addresses.noneHint')}
            </Empty>
          ) : (
            <>
              <ul className={styles.rows}>
                {items.map((address) => (
                  <AddressRow
                    key={address.id}
                    booked={address}
                    isGoing={removing === address.id}
                    onChange={() => setEdited(address)}
                    onRemove={() => void remove(address)}
                  />
                ))}
              </ul>
              <div>{add}</div>
            </>
          )
        }
      </QueryState>
      {edited && <AddressDialog known={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      {confirmation}
    </Panel>
  )
}
