import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressLines } from '#contract/kernel/town-line.ts'
import type { BookedAddress } from '#contract/shop/schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { EditIcon, PlusIcon, TrashIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { AddressDialog } from '../addresses/AddressDialog.tsx'
import { useRemoveAddress } from '../addresses/use-remove-address.tsx'

interface AddressChoiceProps {
  addresses: readonly BookedAddress[]
  chosen: BookedAddress | undefined
  onChoose: (id: string) => void
  error?: string
}

/** Where it is brought: an address of the book, which can be changed here. */
export function AddressChoice({ addresses, chosen, onChoose, error }: AddressChoiceProps) {
  const { t } = useTranslation('workspace')
  const [edited, setEdited] = useState<BookedAddress | 'new'>()
  const { remove, confirmation, removing } = useRemoveAddress()
  return (
    <Stack gap="3">
      {addresses.length > 0 && (
        <RadioGroup
          label={t('shop.checkout.address')}
          value={chosen?.id}
          onChange={onChoose}
          error={error}
          options={addresses.map(({ id, recipient, address, isDefault }) => ({
            value: id,
            label: recipient,
            hint: [...addressLines(address), isDefault ? t('shop.checkout.isDefault') : ''].filter(Boolean).join(', '),
          }))}
        />
      )}
      <Cluster>
        <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
          {t('shop.checkout.newAddress')}
        </Button>
        {chosen && (
          <>
            <Button variant="quiet" icon={<EditIcon />} onClick={() => setEdited(chosen)}>
              {t('shop.checkout.changeAddress')}
            </Button>
            <Button variant="quiet" icon={<TrashIcon />} loading={removing === chosen.id} onClick={() => void remove(chosen)}>
              {t('shop.checkout.removeAddress')}
            </Button>
          </>
        )}
      </Cluster>
      {edited && (
        <AddressDialog
          known={edited === 'new' ? undefined : edited}
          onClose={(id) => {
            setEdited(undefined)
            if (id) onChoose(id)
          }}
        />
      )}
      {confirmation}
    </Stack>
  )
}
