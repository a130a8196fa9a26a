import { useTranslation } from 'react-i18next'
import type { BookedAddress } from '#contract/shop/schemas.ts'
import { AddressFields, addressOf, draftOfAddress } from '#features/places/index.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { emptyAddress } from '#shared/ui/address/address-draft.ts'
import { SearchSelect } from '#shared/ui/choice/SearchSelect.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { PhoneField } from '#shared/ui/field/PhoneField.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { useAddAddressMutation, useChangeAddressMutation } from '../../buying-api.ts'

interface AddressDialogProps {
  /** The one that is changed; a new one when absent. */
  known?: BookedAddress
  onClose: (id?: string) => void
}

/** An address of the book: for whom, where, and whether it is the usual one. */
export function AddressDialog({ known, onClose }: AddressDialogProps) {
  const { t } = useTranslation('workspace')
  const [add] = useAddAddressMutation()
  const [change] = useChangeAddressMutation()
  const form = useContractForm({
    schema: () => import('#contract/shop/schemas.ts').then((module) => module.addressInput),
    initial: {
      recipient: known?.recipient ?? '',
      phone: known?.phone ?? '',
      address: known ? draftOfAddress(known.address) : emptyAddress(),
      isDefault: known?.isDefault ?? false,
    },
    prepare: ({ phone, address, ...values }) => ({
      ...values,
      phone: phone || null,
      address: addressOf(address),
    }),
    submit: async (body) => {
      const saved = known ? await change({ params: { id: known.id }, body }).unwrap() : await add({ body }).unwrap()
      onClose(saved.id)
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(known ? 'shop.checkout.changeAddress' : 'shop.checkout.newAddress')}
      submit={t('shop.checkout.saveAddress')}
      refusals={{ too_many_addresses: t('shop.checkout.refused.too_many_addresses') }}
      onClose={() => onClose()}
    >
      <FormField form={form} name="recipient" label={t('shop.checkout.recipient')} required>
        <TextInput autoComplete="name" {...form.input('recipient')} />
      </FormField>
      <AddressFields
        name="address"
        value={form.values.address}
        onChange={(address) => form.set('address', address)}
        faults={form.faults}
        autoComplete
      />
      <FormField form={form} name="phone" label={t('shop.checkout.phone')} optional>
        <PhoneField
          name="phone"
          value={form.values.phone}
          onChange={(phone) => form.set('phone', phone)}
          country={form.values.address.country}
          countryChoice={SearchSelect}
        />
      </FormField>
      <Checkbox
        checked={form.values.isDefault}
        onChange={(event) => form.set('isDefault', event.target.checked)}
        label={t('shop.checkout.asDefault')}
      />
    </FormDialog>
  )
}
