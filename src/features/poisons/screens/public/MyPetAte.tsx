import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { howUrgent } from '#contract/poisons/rules/how-urgent.ts'
import { substanceById } from '#contract/poisons/substances.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { readMeasure } from '#shared/lib/measures.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { EatenForm, nothingSaid } from '../../components/EatenForm.tsx'
import { HelpAside } from '../../components/HelpAside.tsx'
import { UrgencyCard } from '../../components/UrgencyCard.tsx'
import { readAmount } from '../../model/amounts.ts'
import styles from './MyPetAte.module.css'

/** What a pet ate, how much and how heavy it is → how urgent that is. Worked out here: nothing of it leaves the device. */
export default function MyPetAte() {
  const { t } = useTranslation('site')
  const units = useUnits()
  const [said, setSaid] = useState(nothingSaid)
  const substance = substanceById(said.substance)
  const { species } = said
  const weight = readMeasure(said.weight, 'weight', units)
  const grams = weight === null || Number.isNaN(weight) || weight === 0 ? null : weight
  const amount = substance?.unit ? readAmount(said.amount, substance.unit, units) : null
  return (
    <Stack gap="5" data-workspace="pets">
      <PageHeader title={routeText('poisons.routes.myPetAte', 'title', t)} about={t('poisons.lead')} />
      <div className={styles.columns}>
        <Stack gap="5">
          <EatenForm said={said} onSay={setSaid} />
          <div role="status">
            {said.substance !== '' && species !== '' && (
              <UrgencyCard verdict={howUrgent({ substance, species, amount, grams })} substance={substance} species={species} />
            )}
          </div>
        </Stack>
        <HelpAside species={species} />
      </div>
    </Stack>
  )
}
