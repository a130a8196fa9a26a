import { useTranslation } from 'react-i18next'
import type { Audience } from '#contract/catalogue/choices.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'

/** That the product is handed out on prescription only, and the way to whoever can prescribe it. */
export function PrescriptionBanner({ audience }: { audience: Audience }) {
  const { t } = useTranslation('site')
  const isForPets = audience === 'pets'
  return (
    <Banner
      tone="warning"
      title={t('shop.card.prescription')}
      action={
        <LinkButton to={paths.doctorsList.link({ kind: isForPets ? 'veterinarian' : 'physician' })}>
          {t(isForPets ? 'shop.prescription.vet' : 'shop.prescription.doctor')}
        </LinkButton>
      }
    >
      {t(isForPets ? 'shop.prescription.explainPet' : 'shop.prescription.explainOne')}
    </Banner>
  )
}
