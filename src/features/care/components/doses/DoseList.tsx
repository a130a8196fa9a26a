import { useTranslation } from 'react-i18next'
import type { Dose } from '#contract/care/schemas.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { SlotRow } from '../SlotRow.tsx'

/** What is still to be given, then what was; the earliest first. */
export function DoseList({ doses }: { doses: readonly Dose[] }) {
  const { t } = useTranslation('workspace')
  const open = doses.filter(({ tick }) => tick === null)
  const given = doses.filter(({ tick }) => tick !== null)
  return (
    <Stack gap="6">
      <section>
        <Heading level={2} size="m">
          {t('care.doses.open')}
        </Heading>
        {open.length === 0 ? <Text quiet>{t('care.doses.allGiven')}</Text> : <Rows doses={open} />}
      </section>
      {given.length > 0 && (
        <section>
          <Heading level={2} size="m">
            {t('care.doses.given')}
          </Heading>
          <Rows doses={given} />
        </section>
      )}
    </Stack>
  )
}

function Rows({ doses }: { doses: readonly Dose[] }) {
  const { t } = useTranslation('workspace')
  return (
    <Stack as="ul" gap="1">
      {doses.map((dose) => (
        <li key={`${dose.itemId} ${dose.slot}`}>
          <SlotRow
            itemId={dose.itemId}
            slot={dose}
            name={t('care.doses.of', { title: dose.title, name: dose.subject.name })}
            mayTick
          >
            <div>
              <Badge>
                <bdi>{dose.subject.name}</bdi>
              </Badge>{' '}
              <Text as="span" strong>
                <bdi>{dose.title}</bdi>
              </Text>
            </div>
            {dose.details !== '' && (
              <Text as="div" size="s">
                <bdi>{dose.details}</bdi>
              </Text>
            )}
          </SlotRow>
        </li>
      ))}
    </Stack>
  )
}
