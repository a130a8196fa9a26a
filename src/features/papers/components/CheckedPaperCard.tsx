import { useTranslation } from 'react-i18next'
import type { CheckedPaper } from '#contract/papers/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'

/** What stands on the paper, to be held beside it. */
export function CheckedPaperCard({ paper }: { paper: CheckedPaper }) {
  const { t } = useTranslation('site')
  const { kind, code, issuer, issuedAt, validUntil, subject, lines } = paper
  return (
    <Card>
      <Stack gap="3">
        <Heading level={2} size="m">
          {t(`papers.check.kind.${kind}`)}
        </Heading>
        <Facts
          facts={[
            { name: t('papers.check.code'), value: <bdi dir="ltr">{code}</bdi> },
            { name: t('papers.check.subject'), value: <bdi>{subject}</bdi> },
            {
              name: t('papers.check.issuer'),
              value: t('papers.check.issuerOf', { name: issuer.name, licence: issuer.licenceNumber }),
            },
            { name: t('papers.check.issuedAt'), value: <When instant={issuedAt} year="always" /> },
            { name: t('papers.check.validUntil'), value: validUntil && <CalendarDay date={validUntil} /> },
          ]}
        />
        {lines.length > 0 && (
          <ul>
            {lines.map(({ id, text, left, due }) => (
              <li key={id}>
                <bdi>{text}</bdi>
                {due?.isRest && ` · ${t('papers.check.rest', { amount: due.text })}`}
                {left !== null && ` · ${t('papers.check.left', { count: left - (due?.isRest ? 1 : 0) })}`}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}
