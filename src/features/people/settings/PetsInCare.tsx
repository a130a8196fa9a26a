import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { PetInCare } from '#contract/carers/schemas.ts'
import { CareRights, useCarerRefusals, useEndCareMutation, useListPetsInCareQuery } from '#features/carers/index.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { PetCard } from './PetCard.tsx'

/** Pets of others that the patient helps care for, with whose they are and what they may do. Nothing where there is none. */
export function PetsInCare() {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const { data: list = [] } = useListPetsInCareQuery()
  const [endCare, ending] = useEndCareMutation()
  const [fault, setFault] = useState<unknown>()
  const { ask, confirmation } = useConfirm()
  const { sentenceOf } = useCarerRefusals()

  const leave = async ({ carerId, pet, owner }: PetInCare) => {
    const sure = await ask({
      title: t('carers.inCare.leaveAsk', { pet: pet.name }),
      body: t('carers.inCare.leaveBody', { pet: pet.name, owner: owner.name }),
      confirm: t('carers.inCare.leave'),
      danger: true,
    })
    if (!sure) return
    setFault(undefined)
    const { error } = await endCare({ params: { id: carerId } })
    setFault(error)
    const text = t('carers.inCare.left', { pet: pet.name })
    if (!error) dispatch(toastShown({ kind: 'success', title: t('carers.inCare.title'), text }))
  }
  // The question outlives the list: the last pet may have just been left.
  if (list.length === 0) return confirmation
  return (
    <Stack as="section" gap="4" aria-labelledby="pets-in-care">
      <Heading level={2} size="l" id="pets-in-care">
        {t('carers.inCare.title')}
      </Heading>
      {fault !== undefined && (
        <Banner tone="error" live>
          {sentenceOf(fault)}
        </Banner>
      )}
      <Grid gap="4" least={19}>
        {list.map((care) => {
          const { carerId, pet, owner, rights } = care
          return (
            <PetCard key={carerId} pet={pet}>
              <Stack gap="3">
                <Text size="s">{t('carers.inCare.of', { owner: owner.name })}</Text>
                <CareRights rights={rights} />
                <div>
                  <Button
                    small
                    variant="quiet"
                    aria-label={t('carers.inCare.leaveOf', { pet: pet.name })}
                    loading={ending.isLoading && ending.originalArgs?.params.id === carerId}
                    onClick={() => void leave(care)}
                  >
                    {t('carers.inCare.leave')}
                  </Button>
                </div>
              </Stack>
            </PetCard>
          )
        })}
      </Grid>
      {confirmation}
    </Stack>
  )
}
