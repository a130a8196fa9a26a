import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PrescriptionCard } from '#contract/prescriptions/schemas.ts'
import { wholeMeasures } from '#shared/lib/whole-measures.ts'
import { QueryPanel } from '#shared/patterns/dashboard/Panel.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { rowsOf, type ListQuery } from '#shared/patterns/list/list-of.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

const shownAtMost = 3

/** On the patient's dashboard: the newest prescriptions that can still be filled. */
export function OwnPrescriptions({ prescriptions }: { prescriptions: ListQuery<PrescriptionCard> }) {
  const { t } = useTranslation('workspace')
  const cards = prescriptions.data && rowsOf(prescriptions.data)
  return (
    <QueryPanel
      title={t('prescriptions.own.title')}
      action={
        <LinkButton small variant="quiet" to={paths.userPrescription.link()}>
          {t('prescriptions.own.all')}
        </LinkButton>
      }
      query={{ ...prescriptions, data: cards }}
      empty={<Text quiet>{t('prescriptions.own.none')}</Text>}
    >
      {(shown) => (
        <PanelList items={shown.slice(0, shownAtMost)} rowKey={({ id }) => id}>
          {({ id, medicines, subject }) => (
            <div>
              <Link to={paths.userPrescriptionDetails.link({ id })}>
                <bdi>{wholeMeasures(medicines.join(', '))}</bdi>
              </Link>
              <Text as="div" size="s" quiet>
                <bdi>{subject.name}</bdi>
              </Text>
            </div>
          )}
        </PanelList>
      )}
    </QueryPanel>
  )
}
