import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { z } from 'zod'
import type { UnitSystem } from '#contract/kernel/unit-systems.ts'
import type { Pet } from '#contract/people/schemas.ts'
import { Form } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { ArrowStartIcon } from '#shared/ui/icons/arrow-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { PetPicture } from '../pictures/PetPicture.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { PetFacts } from './PetFacts.tsx'
import { petOfValues, type PetValues } from './pet-values.ts'
import { WeightCourse } from './WeightCourse.tsx'
import { WeightLines } from './WeightLines.tsx'

interface PetFormProps<Body> {
  title: string
  /** As it is kept; absent for a new one. */
  pet?: Pet
  schema: () => Promise<z.ZodType<Body>>
  initial: PetValues
  /** Those of `initial`'s weights. */
  units: UnitSystem
  save: (body: Body) => Promise<Pet>
  onClose: () => void
  /** Beside the form and no part of it: what is saved by itself. */
  below?: ReactNode
}

/** Everything about one pet; leads back to the list once it is saved. */
export function PetForm<Body>({ title, pet, schema, initial, units, save, onClose, below }: PetFormProps<Body>) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const form = useContractForm({
    schema,
    initial,
    prepare: (values) => petOfValues(values, units),
    submit: async (body) => {
      const { name } = await save(body)
      dispatch(toastShown({ kind: 'success', title, text: t('people.pets.saved', { name }) }))
      onClose()
    },
  })
  return (
    <Stack gap="5" data-workspace="pets">
      <Cluster>
        <Button variant="quiet" icon={<ArrowStartIcon />} onClick={onClose}>
          {t('people.pets.back')}
        </Button>
      </Cluster>
      <Form
        form={form}
        guarded="query"
        aria-label={title}
        refusals={{ too_many_pets: t('people.pets.tooMany'), pet_archived: t('people.pets.isArchived') }}
        actions={
          <Button type="submit" variant="filled" loading={form.submitting}>
            {t('people.pets.save')}
          </Button>
        }
      >
        <Panel title={title}>
          {pet && <PetPicture pet={pet} />}
          <PetFacts form={form} />
        </Panel>
        {pet && (
          <Panel title={t('people.pets.vaccinations')}>
            <Text quiet>{t('people.pets.inTheRecord')}</Text>
            <div>
              <LinkButton to={paths.patientEmr.link({ id: pet.id })}>{t('people.pets.toRecord', { name: pet.name })}</LinkButton>
            </div>
          </Panel>
        )}
        <Panel title={t('people.pets.weights')}>
          {pet && <WeightCourse weights={pet.weights} />}
          <WeightLines form={form} />
        </Panel>
      </Form>
      {below}
    </Stack>
  )
}
