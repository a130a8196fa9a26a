import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListPetsQuery } from '#features/people/pets/index.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useRegisterTrackerMutation } from '../api.ts'
import { KeyDialog } from './KeyDialog.tsx'

interface RegisterTrackerProps {
  onClose: () => void
  onDone: (id: string) => void
}

/** A tracker gets a pet, a name, and a key that is shown once. */
export function RegisterTracker({ onClose, onDone }: RegisterTrackerProps) {
  const { t } = useTranslation('workspace')
  const pets = useListPetsQuery({ query: {} })
  const [register] = useRegisterTrackerMutation()
  const [key, setKey] = useState<string>()
  const form = useContractForm({
    schema: () => import('#contract/trackers/schemas.ts').then((module) => module.newTracker),
    initial: { petId: '', name: t('trackers.register.usualName') },
    missing: { petId: t('trackers.register.choosePet') },
    submit: async (body) => {
      const made = await register({ body }).unwrap()
      onDone(made.tracker.id)
      setKey(made.key)
    },
  })
  if (key) return <KeyDialog secret={key} onClose={onClose} />
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('trackers.list.register')}
      submit={t('trackers.register.submit')}
      refusals={{ tracker_limit: t('trackers.refusals.tracker_limit') }}
    >
      <Stack gap="3">
        <FormField form={form} name="petId" label={t('trackers.register.pet')} required>
          <Select
            {...form.input('petId')}
            placeholder={t('trackers.register.choosePet')}
            options={(pets.data ?? [])
              .filter(({ archivedAt }) => archivedAt === null)
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
        </FormField>
        <FormField form={form} name="name" label={t('trackers.register.name')} hint={t('trackers.register.nameHint')} required>
          <TextInput maxLength={60} {...form.input('name')} />
        </FormField>
      </Stack>
    </FormDialog>
  )
}
