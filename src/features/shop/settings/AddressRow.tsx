import { useTranslation } from 'react-i18next'
import { addressLines } from '#contract/kernel/town-line.ts'
import type { BookedAddress } from '#contract/shop/schemas.ts'
import { AddressLines } from '#shared/ui/address/AddressLines.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { PhoneNote } from '#shared/ui/field/PhoneNote.tsx'
import { EditIcon, TrashIcon } from '#shared/ui/icons/action-icons.tsx'
import { CheckIcon } from '#shared/ui/icons/status-icons.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useChangeAddressMutation } from '../buying-api.ts'
import styles from './settings.module.css'

interface AddressRowProps {
  booked: BookedAddress
  /** It is just being removed. */
  isGoing: boolean
  onChange: () => void
  onRemove: () => void
}

/** One address of the book: for whom and where, and what can be done with it. */
export function AddressRow({ booked, isGoing, onChange, onRemove }: AddressRowProps) {
  const { t } = useTranslation('workspace')
  const [change, changing] = useChangeAddressMutation()
  const { id, isDefault, ...written } = booked
  const { recipient, address, phone } = written
  return (
    <li className={styles.row}>
      <div className={styles.where}>
        <Cluster gap="2">
          <Text strong>
            <bdi>{recipient}</bdi>
          </Text>
          {isDefault && (
            <Badge tone="success" icon={<CheckIcon size={16} />}>
              {t('shop.addresses.usual')}
            </Badge>
          )}
        </Cluster>
        <AddressLines lines={addressLines(address)} country={address.country} />
        {phone && (
          <Text quiet>
            <bdi dir="ltr">{phone}</bdi>
          </Text>
        )}
        {phone && <PhoneNote phone={phone} />}
      </div>
      <Cluster gap="2">
        {!isDefault && (
          <Button
            small
            loading={changing.isLoading}
            onClick={() => void change({ params: { id }, body: { ...written, isDefault: true } })}
          >
            {t('shop.checkout.asDefault')}
          </Button>
        )}
        <Button small icon={<EditIcon />} onClick={onChange}>
          {t('shop.checkout.changeAddress')}
        </Button>
        <Button small variant="quiet" icon={<TrashIcon />} loading={isGoing} onClick={onRemove}>
          {t('shop.checkout.removeAddress')}
        </Button>
      </Cluster>
    </li>
  )
}
